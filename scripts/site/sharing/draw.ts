import sharp from 'sharp'
import { drawingSize, type ShareTexts } from '../../../web/document/shareImage.ts'
import { palettes } from '../../../web/theme/tokens.ts'
import { mark, selvedge } from '../../../web/theme/weave.ts'
import { mixed, rgb } from './colours.ts'
import { palettePng, paletteRows, rowLength } from './palettePng.ts'
import { setHeading } from './setHeading.ts'
import { type Baseline, readTypeface, type Typeface } from './typeface.ts'

type Thread = { fill: string; path: string }

const { width, height } = drawingSize
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

/** Rows of the image. */
type Area = { top: number; height: number }

/** Those with the words of a page; all else is the same on every page. */
const words: Area = { top: 150, height: stripTop - 150 }
const whole: Area = { top: 0, height }

/** The colours, with mixtures for the edges of letters. */
const palette = [
  ...[paper, ink, laterite, green, deep, ...selvedge.threads.map(({ fill }) => fill)],
  ...[0.2, 0.4, 0.6, 0.8].map((share) => mixed(paper, ink, share)),
  ...[0.35, 0.7].map((share) => mixed(paper, laterite, share)),
].map((colour) => (typeof colour === 'string' ? rgb(colour) : colour))

/** Draws what is shown beside a link to a page, as a PNG of `drawingSize`. */
export async function drawShareImage({ company, section, heading }: ShareTexts): Promise<Buffer> {
  const rows = Uint8Array.from(await groundOf(company))
  rows.set(await rowsOf(wordsOf(section, heading), words), words.top * rowLength(width))
  return palettePng({ width, height, palette, rows })
}

const grounds = new Map<string, Promise<Uint8Array>>()

/** Draws what all pages share, once. */
function groundOf(company: string): Promise<Uint8Array> {
  const known = grounds.get(company) ?? rowsOf(ground(company), whole)
  grounds.set(company, known)
  return known
}

function ground(company: string): string[] {
  return [
    weave({ x: margin, y: 56, cell: markCell }, [
      { fill: green, path: mark.cloth },
      { fill: laterite, path: mark.centre },
    ]),
    line(company, nameFace, { x: 150, y: 96, size: 38 }, ink),
    rectangle({ x: margin, y: 144, width: measure, height: 2 }, ink),
    rectangle({ x: 0, y: stripTop, width, height: height - stripTop }, deep),
    ...Array.from({ length: repeats }, (_, index) =>
      weave({ x: (index * width) / repeats, y: stripTop, cell: stripCell }, selvedge.threads),
    ),
  ]
}

function wordsOf(section: string | null, heading: string): string[] {
  const { size, lines } = setHeading(headingFace.printable(heading), headingFace, measure)
  const leading = Math.round(size * 1.06)
  const firstBaseline = stripTop - 64 - leading * (lines.length - 1)
  return [
    line(section ?? '', sectionFace, { x: margin, y: 202, size: 30 }, laterite),
    ...lines.map((text, index) =>
      line(text, headingFace, { x: margin, y: firstBaseline + index * leading, size }, ink),
    ),
  ]
}

/** Draws shapes on paper: text is outlines, so that it looks the same on every machine. */
async function rowsOf(shapes: string[], area: Area): Promise<Uint8Array> {
  const view = `0 ${area.top} ${width} ${area.height}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${area.height}" viewBox="${view}">${shapes.join('')}</svg>`
  const data = await sharp(Buffer.from(svg)).flatten({ background: paper }).raw().toBuffer()
  return paletteRows(data, width, palette)
}

type Box = { x: number; y: number; width: number; height: number }

function rectangle({ x, y, width, height }: Box, fill: string): string {
  return shape({ fill, path: `M${x} ${y}h${width}v${height}h${-width}z` })
}

function line(text: string, face: Typeface, at: Baseline, fill: string): string {
  return `<g fill="${fill}">${face.outline(face.printable(text), at)}</g>`
}

function weave(at: { x: number; y: number; cell: number }, threads: readonly Thread[]): string {
  const place = `translate(${at.x} ${at.y}) scale(${at.cell})`
  return `<g fill-rule="evenodd" shape-rendering="crispEdges" transform="${place}">${threads.map(shape).join('')}</g>`
}

function shape({ fill, path }: Thread): string {
  return `<path fill="${fill}" d="${path}"/>`
}
