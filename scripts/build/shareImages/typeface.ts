import { readFileSync } from 'node:fs'
import { create, type Glyph } from 'fontkit'
import { relativeOutline } from './outline.ts'

/** The start of a line on its baseline, and the font size, in pixels. */
type Baseline = { x: number; y: number; size: number; fill: string }

/** A typeface of the site for drawing text. Sizes and widths are in pixels. */
export type Typeface = ReturnType<typeof readTypeface>

/**
 * Reads one of the site's subset fonts in web/theme/fonts/. Variable fonts have their default weight, because
 * fontkit 2 cannot vary fonts compressed as WOFF2.
 * @param tracking letter spacing, as a fraction of the size
 */
export function readTypeface(name: string, tracking = 0) {
  const font = create(readFileSync(new URL(`../../../web/theme/fonts/${name}`, import.meta.url)))
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts; one font is needed`)
  const { unitsPerEm } = font
  const spacing = tracking * unitsPerEm
  const outlines = new Map<number, string>()
  const outlineOf = ({ id, path }: Glyph): string => {
    const outline = outlines.get(id) ?? relativeOutline(path)
    outlines.set(id, outline)
    return outline
  }

  return {
    /** Returns the width of a line in the font size 1. */
    advance(line: string) {
      const { glyphs, advanceWidth } = font.layout(line)
      return (advanceWidth + spacing * glyphs.length) / unitsPerEm
    },
    /** Returns a line as an SVG path of outlines. */
    draw(line: string, { x, y, size, fill }: Baseline) {
      const { glyphs, positions } = font.layout(line)
      let pen = 0
      const outlines = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const start = `M${rounded(pen + xOffset)} ${rounded(yOffset)}`
        pen += xAdvance + spacing
        return start + outlineOf(glyph)
      })
      const scale = size / unitsPerEm
      return `<path fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${outlines.join('')}"/>`
    },
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100
