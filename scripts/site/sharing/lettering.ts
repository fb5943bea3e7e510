import { glyphMask, type Mask } from './glyphMask.ts'
import { type Picture, raisePixel } from './palettePng.ts'
import type { Baseline, Typeface } from './typeface.ts'

/** Places in a palette, from the faintest edge of a letter to its colour, one after another. */
export type Shades = { first: number; count: number }

/** Writes a line on the first colour of a picture's palette. */
export async function write(
  picture: Picture,
  text: string,
  { face, at, shades }: { face: Typeface; at: Baseline; shades: Shades },
): Promise<void> {
  for (const { glyph, scale, x, y } of face.glyphs(face.printable(text), at)) {
    const mask = await glyphMask(glyph, { scale, x, count: shades.count })
    if (mask) cover(picture, mask, { x: Math.floor(x), y: Math.round(y) }, shades.first)
  }
}

type Point = { x: number; y: number }

function cover(picture: Picture, mask: Mask, at: Point, first: number): void {
  const [left, top] = [at.x + mask.left, at.y + mask.top]
  let index = 0
  for (let y = top; index < mask.shades.length; y += 1)
    for (let x = left; x < left + mask.width; x += 1) {
      const shade = mask.shades[index++] ?? 0
      // Where two letters touch, the darker edge is seen.
      if (shade > 0) raisePixel(picture, x, y, first + shade - 1)
    }
}
