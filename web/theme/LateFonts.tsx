import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fonts } from './fontFaces.ts'

/**
 * Applies fonts that loaded too late for the first page when the next page opens. The first page keeps its fallback
 * fonts, so that nothing moves while it is read.
 */
export function LateFonts() {
  const { pathname } = useLocation()
  const [faces] = useState(() =>
    fonts.map(({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight })),
  )
  const lastPathname = useRef(pathname)

  useEffect(() => {
    // The document has requested the fonts. If one fails to load, pages go on with the fallback.
    for (const face of faces) face.load().catch(() => {})
  }, [faces])

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    for (const face of faces) if (face.status === 'loaded') document.fonts.add(face)
  }, [faces, pathname])
  return null
}
