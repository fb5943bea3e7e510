import sharp from 'sharp'
import { drawingSize, type ShareTexts } from '../../../web/document/shareImage.ts'
import { palettes } from '../../../web/theme/tokens.ts'
import { mark, selvedge } from '../../../web/theme/weave.ts'
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

/** Draws what is shown beside a link to a page, as a PNG of `drawingSize`. */
export function drawShareImage(texts: ShareTexts): Promise<Buffer> {
  return (
    sharp(Buffer.from(shareSvg(texts)))
      // 16 colours take four bits a pixel. More effort costs time and saves no bytes.
      .png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 })
      .toBuffer()
  )
}

/** Returns the image as SVG: its text is outlines, so that it looks the same on every machine. */
function shareSvg({ company, section, heading }: ShareTexts): string {
  const { size, lines } = setHeading(headingFace.printable(heading), headingFace, measure)
  const leading = Math.round(size * 1.06)
  const firstBaseline = stripTop - 64 - leading * (lines.length - 1)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    rectangle({ x: 0, y: 0, width, height }, paper),
    weave({ x: margin, y: 56, cell: markCell }, [
      { fill: green, path: mark.cloth },
      { fill: laterite, path: mark.centre },
    ]),
    line(company, nameFace, { x: 150, y: 96, size: 38 }, ink),
    rectangle({ x: margin, y: 144, width: measure, height: 2 }, ink),
    line(section ?? '', sectionFace, { x: margin, y: 202, size: 30 }, laterite),
    ...lines.map((text, index) =>
      line(text, headingFace, { x: margin, y: firstBaseline + index * leading, size }, ink),
    ),
    rectangle({ x: 0, y: stripTop, width, height: height - stripTop }, deep),
    ...Array.from({ length: repeats }, (_, index) =>
      weave({ x: (index * width) / repeats, y: stripTop, cell: stripCell }, selvedge.threads),
    ),
    '</svg>',
  ].join('')
}

type Box = { x: number; y: number; width: number; height: number }

function rectangle({ x, y, width, height }: Box, fill: string): string {
  return shape({ fill, path: `M${x} ${y}h${width}v${height}h${-width}z` })
}

function line(text: string, face: Typeface, at: Baseline, fill: string) {
  return shape({ fill, path: face.outline(face.printable(text), at) })
}

function weave(at: { x: number; y: number; cell: number }, threads: readonly Thread[]): string {
  const place = `translate(${at.x} ${at.y}) scale(${at.cell})`
  return `<g fill-rule="evenodd" shape-rendering="crispEdges" transform="${place}">${threads.map(shape).join('')}</g>`
}

function shape({ fill, path }: Thread): string {
  return `<path fill="${fill}" d="${path}"/>`
}
