import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fonts } from './fontFaces.ts'

/**
 * Shows our fonts from the next page on when they came too late for the first one, which keeps what
 * it was painted with, so that nothing moves while it is read.
 */
export function LateFonts() {
  const { pathname } = useLocation()
  const [faces] = useState(() =>
    fonts.map(({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight })),
  )
  const shown = useRef(pathname)

  useEffect(() => {
    // The document has asked for them. One that cannot be had is not shown, as on the first page.
    for (const face of faces) face.load().catch(() => {})
  }, [faces])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    for (const face of faces) if (face.status === 'loaded') document.fonts.add(face)
  }, [faces, pathname])
  return null
}
