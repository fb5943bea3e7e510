import { useEffect, useState } from 'react'

/** Returns whether the element with an id is scrolled off the screen or under the header. */
export function useIsScrolledPast(id: string | undefined): boolean {
  const [passedId, setPassedId] = useState<string>()
  useEffect(() => {
    const element = id === undefined ? null : document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => setPassedId(entry?.isIntersecting ? undefined : id),
      { rootMargin: '-72px 0px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return id !== undefined && passedId === id
}

/** The part of the viewport in which a section counts as being read: below the header's bars. */
const readingBand = '-20% 0px -70% 0px'

/**
 * Returns the id of the section that is being read.
 * @param anchors the ids of the sections, in page order
 * @returns null above the first section and below the last one
 */
export function useCurrentSection(anchors: string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = anchors.join(' ')
  useEffect(() => {
    const inBand = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        setCurrent(key.split(' ').find((anchor) => inBand.has(anchor)) ?? null)
      },
      { rootMargin: readingBand },
    )
    for (const anchor of key.split(' ')) {
      const section = document.getElementById(anchor)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
