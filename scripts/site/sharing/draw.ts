import sharp from 'sharp'
import { shareSize } from '../../../shared/content/image.ts'
import type { ShareTexts } from '../../../web/document/shareImage.ts'
import { palettes } from '../../../web/theme/tokens.ts'
import { mark, selvedge } from '../../../web/theme/weave.ts'
import { rgb, shadesBetween } from './colours.ts'
import { type Shades, write } from './lettering.ts'
import { type Picture, packRows, palettePng } from './palettePng.ts'
import { setHeading } from './setHeading.ts'
import { readTypeface } from './typeface.ts'

type Thread = { fill: string; path: string }

const { width, height } = shareSize
const { paper, ink, green, laterite, deep } = palettes.light

const headingFace = readTypeface('newsreader-display.woff2', -0.018)
const nameFace = readTypeface('newsreader-display.woff2', -0.005)
const sectionFace = readTypeface('public-sans.woff2')

/** Distances in pixels. */
const margin = 72
const measure = width - 2 * margin
const markCell = 8

/** How often the selvedge repeats across the image, for whole pixels a cell. */
const repeats = 10
const stripCell = width / repeats / selvedge.width
const stripTop = height - stripCell * selvedge.height

/** What is written in ink, and what in laterite. */
const inkShades: Shades = { first: 1, count: 5 }
const lateriteShades: Shades = { first: inkShades.first + inkShades.count, count: 3 }
const palette = [
  rgb(paper),
  ...shadesBetween(paper, ink, inkShades.count),
  ...shadesBetween(paper, laterite, lateriteShades.count),
  ...[...new Set([green, deep, ...selvedge.threads.map(({ fill }) => fill)])].map(rgb),
]

/** Draws what is shown beside a link to a page, as a PNG of `shareSize`. */
export async function drawShareImage({ company, section, heading }: ShareTexts): Promise<Buffer> {
  ground ??= drawGround()
  const picture: Picture = { width, palette, rows: Uint8Array.from(await ground) }
  const { size, lines } = setHeading(headingFace.printable(heading), headingFace, measure)
  const leading = Math.round(size * 1.06)
  const firstBaseline = stripTop - 64 - leading * (lines.length - 1)
  await write(picture, company, {
    face: nameFace,
    at: { x: 150, y: 96, size: 38 },
    shades: inkShades,
  })
  await write(picture, section ?? '', {
    face: sectionFace,
    at: { x: margin, y: 202, size: 30 },
    shades: lateriteShades,
  })
  for (const [index, line] of lines.entries())
    await write(picture, line, {
      face: headingFace,
      at: { x: margin, y: firstBaseline + index * leading, size },
      shades: inkShades,
    })
  return palettePng(picture)
}

let ground: Promise<Uint8Array> | undefined

/** Draws what is the same on every image, and returns its rows. */
async function drawGround(): Promise<Uint8Array> {
  const shapes = [
    rectangle({ x: 0, y: 0, width, height }, paper),
    weave({ x: margin, y: 56, cell: markCell }, [
      { fill: green, path: mark.cloth },
      { fill: laterite, path: mark.centre },
    ]),
    rectangle({ x: margin, y: 144, width: measure, height: 2 }, ink),
    rectangle({ x: 0, y: stripTop, width, height: height - stripTop }, deep),
    ...Array.from({ length: repeats }, (_, index) =>
      weave({ x: (index * width) / repeats, y: stripTop, cell: stripCell }, selvedge.threads),
    ),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  const places = new Map(palette.map((rgb, place) => [Buffer.from(rgb).readUIntBE(0, 3), place]))
  const pixels = Uint8Array.from({ length: width * height }, (_, pixel) => {
    const place = places.get(data.readUIntBE(3 * pixel, 3))
    if (place === undefined) throw new Error('The ground has a colour that is not in the palette')
    return place
  })
  return packRows(pixels, width)
}

type Box = { x: number; y: number; width: number; height: number }

function rectangle({ x, y, width, height }: Box, fill: string): string {
  return shape({ fill, path: `M${x} ${y}h${width}v${height}h${-width}z` })
}

function weave(at: { x: number; y: number; cell: number }, threads: readonly Thread[]): string {
  const place = `translate(${at.x} ${at.y}) scale(${at.cell})`
  return `<g fill-rule="evenodd" shape-rendering="crispEdges" transform="${place}">${threads.map(shape).join('')}</g>`
}

function shape({ fill, path }: Thread): string {
  return `<path fill="${fill}" d="${path}"/>`
}
