import { readFileSync } from 'node:fs'
import { create, type Glyph } from 'fontkit'

/** Where a line begins on its baseline, and its size, in pixels. */
export type Baseline = { x: number; y: number; size: number }

/** A glyph of a line: its scale, in pixels per unit of the font, and its origin on the baseline. */
export type SetGlyph = { glyph: Glyph; scale: number; x: number; y: number }

/** A typeface of the site, for text that is drawn. Sizes and widths are in pixels. */
export type Typeface = {
  /** Returns a text as one line, without the characters that the typeface lacks. */
  printable(text: string): string
  width(line: string, size: number): number
  /** Returns the glyphs of a line that begins at a point on its baseline. */
  glyphs(line: string, at: Baseline): SetGlyph[]
}

/**
 * Reads one of the site's subset fonts in web/theme/fonts/. Variable fonts have their default
 * weight, because fontkit 2 cannot vary a font that is compressed as WOFF2.
 * @param tracking added between characters, as a fraction of the size
 */
export function readTypeface(name: string, tracking = 0): Typeface {
  const font = create(readFileSync(new URL(`../../../web/theme/fonts/${name}`, import.meta.url)))
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts; one font is needed`)
  const { unitsPerEm } = font
  const spacing = tracking * unitsPerEm

  return {
    printable: (text) =>
      [...text.normalize('NFC').replaceAll(/[\t\r\n]/g, ' ')]
        .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
        .join('')
        .replaceAll(/ +/g, ' ')
        .trim(),
    width(line, size) {
      const { glyphs, advanceWidth } = font.layout(line)
      return ((advanceWidth + spacing * glyphs.length) * size) / unitsPerEm
    },
    glyphs(line, { x, y, size }) {
      const scale = size / unitsPerEm
      const { glyphs, positions } = font.layout(line)
      let pen = 0
      return glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const left = x + (pen + xOffset) * scale
        pen += xAdvance + spacing
        return { glyph, scale, x: left, y: y - yOffset * scale }
      })
    },
  }
}
