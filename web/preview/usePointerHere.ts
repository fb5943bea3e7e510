import { useEffect, useRef } from 'react'

/** Follows whether the pointer is over the page, as it is until the editor goes to the Studio. */
export function usePointerHere() {
  const isHere = useRef(true)
  useEffect(() => {
    const follow = ({ type }: Event) => {
      isHere.current = type === 'mouseenter'
    }
    const root = document.documentElement
    root.addEventListener('mouseenter', follow)
    root.addEventListener('mouseleave', follow)
    return () => {
      root.removeEventListener('mouseenter', follow)
      root.removeEventListener('mouseleave', follow)
    }
  }, [])
  return isHere
}
