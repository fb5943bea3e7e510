import type { CSSProperties } from 'react'

/** The position and style of a text in the document, for a field over it. */
export type TextStyle = { place: CSSProperties; text: CSSProperties }

/** The least width of a field in pixels. */
const minWidth = 240

/** The minimum distance of a field from the window's edges, in pixels. */
const margin = 16

/**
 * Returns the position and style of an element's text. For a text in an SVG drawing, returns only its position and
 * background.
 */
export function textStyle(element: HTMLElement | SVGElement): TextStyle {
  const { left, top, width, height } = element.getBoundingClientRect()
  const available = document.documentElement.clientWidth - 2 * margin
  const fieldWidth = Math.min(Math.max(width, minWidth), available)
  const place = {
    left: window.scrollX + Math.max(margin, Math.min(left, available + margin - fieldWidth)),
    top: window.scrollY + top,
    width: fieldWidth,
  }
  const background = findBackground(element)
  if (element instanceof SVGElement) return { place, text: { background } }
  const style = getComputedStyle(element)
  const { fontFamily, fontSize, fontWeight, fontStyle, lineHeight, letterSpacing, color } = style
  return {
    place,
    text: {
      ...{ fontFamily, fontSize, fontWeight, fontStyle, lineHeight, letterSpacing, color },
      ...{ background, minHeight: height },
      textAlign: style.textAlign as CSSProperties['textAlign'],
      textTransform: style.textTransform as CSSProperties['textTransform'],
    },
  }
}

/** Looks through transparent ancestors. */
function findBackground(element: Element | null): string {
  if (!element) return 'Canvas'
  const { backgroundColor } = getComputedStyle(element)
  const isClear = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
  return isClear ? findBackground(element.parentElement) : backgroundColor
}
