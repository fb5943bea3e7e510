import { useEffect } from 'react'
import { isGenerousConnection } from '../browser/connection.ts'
import { whenIdle } from '../browser/idle.ts'
import { onIntent } from '../browser/intent.ts'
import { usePreload } from '../content/ContentProvider.tsx'
import { pageBehind } from '../content/links.ts'

/**
 * Preloads the pages that visitors turn to, and on a generous connection those that links in view lead
 * to, one after the other, so that they do not hold up what a visitor asks for.
 * @param address the address shown, after which the links on the screen are others
 */
export function usePreloading(address: string): void {
  const preload = usePreload()
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const begin = async (link: HTMLAnchorElement, isLikely: boolean) => {
      const page = pageBehind(link)
      if (page) await preload(page.path, page.language, isLikely)
    }
    const stopListening = onIntent((link) => void begin(link, true))
    if (!isGenerousConnection()) return stopListening

    const inView = new Set<HTMLAnchorElement>()
    let isLoading = false
    const loadNext = () => {
      const [link] = inView
      if (isLoading || link === undefined) return
      isLoading = true
      inView.delete(link)
      whenIdle(async () => {
        await begin(link, false)
        isLoading = false
        loadNext()
      })
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLAnchorElement) {
          observer.unobserve(target)
          inView.add(target)
        }
      loadNext()
    })
    for (const link of document.links) observer.observe(link)
    return () => {
      stopListening()
      observer.disconnect()
      inView.clear()
    }
  }, [address, preload])
}
