import { useEffect, useRef } from 'react'

/** Tracks whether the pointer is over the page. Initially true, because the editor has just clicked there. */
export function useIsPointerOver() {
  const isOver = useRef(true)
  useEffect(() => {
    const follow = ({ type }: Event) => {
      isOver.current = type === 'mouseenter'
    }
    const root = document.documentElement
    root.addEventListener('mouseenter', follow)
    root.addEventListener('mouseleave', follow)
    return () => {
      root.removeEventListener('mouseenter', follow)
      root.removeEventListener('mouseleave', follow)
    }
  }, [])
  return isOver
}
