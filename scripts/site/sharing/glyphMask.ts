import type { Glyph } from 'fontkit'
import sharp from 'sharp'
import { oncePer } from '../../content/oncePer.ts'

/** How much of each pixel a glyph covers. */
export type Mask = {
  /** The first pixel, from the pixel in which the glyph stands on its baseline. */
  left: number
  top: number
  width: number
  /** From 0 for none to `count` for all of it, row by row. */
  shades: Uint8Array
}

/** Between two pixels a glyph stands at one of these places, so that letters are evenly spaced. */
const places = 4

type Options = {
  /** Pixels per unit of the font. */
  scale: number
  /** Where the glyph begins, in pixels. */
  x: number
  count: number
}

/**
 * Draws a glyph, once for each size and place between two pixels: that takes a millisecond, and
 * thousands of share images are written with the same letters.
 * @returns null for a glyph without an outline, such as a space
 */
export function glyphMask(glyph: Glyph, { scale, x, count }: Options): Promise<Mask | null> {
  const place = Math.round((x - Math.floor(x)) * places) / places
  const masks = masksOf(glyph)
  const key = `${scale} ${place} ${count}`
  const mask = masks.get(key) ?? draw(glyph, { scale, x: place, count })
  masks.set(key, mask)
  return mask
}

const masksOf = oncePer((_: Glyph) => new Map<string, Promise<Mask | null>>())

async function draw({ path }: Glyph, { scale, x, count }: Options): Promise<Mask | null> {
  if (path.commands.length === 0) return null
  const { minX, minY, maxX, maxY } = path.cbox
  const left = Math.floor(minX * scale + x)
  const top = Math.floor(-maxY * scale)
  const width = Math.ceil(maxX * scale + x) - left
  const height = Math.ceil(-minY * scale) - top
  const transform = `translate(${x - left} ${-top}) scale(${scale} ${-scale})`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="${transform}" d="${path.toSVG()}"/></svg>`
  const coverage = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  const shades = Uint8Array.from(coverage, (share) => Math.round((share / 255) * count))
  return { left, top, width, shades }
}
