import sharp from 'sharp'
import { shareSize } from '../../../shared/content/files/imageFiles.ts'
import { printableText } from '../../../shared/text/printableText.ts'
import { visibleText } from '../../../shared/text/visibleText.ts'
import { type ShareTexts, shareImageSpec } from '../../../web/document/shareImage.ts'
import { palettes } from '../../../web/theme/tokens.ts'
import { logoMark, selvedge } from '../../../web/theme/weave.ts'
import type { SiteFile } from '../output/siteOutput.ts'
import type { LanguageContent } from '../pages/contentModules.ts'
import { layOutHeading } from './layOutHeading.ts'
import { readTypeface } from './typeface.ts'

type Thread = { fill: string; path: string }

const { width, height } = shareSize
const { paper, ink, primary, accent, footer } = palettes.light

const headingFace = readTypeface('newsreader-display.woff2', -0.018)
const nameFace = readTypeface('newsreader-display.woff2', -0.005)
const sectionFace = readTypeface('public-sans.woff2')

const margin = 72
const measure = width - 2 * margin
const markCell = 8

/** The number of repetitions of the selvedge, so that cells are whole pixels. */
const repeats = 10
const stripCell = width / repeats / selvedge.width
const stripTop = height - stripCell * selvedge.height

/** Returns the share images of a language as files. Their paths contain a hash of their texts. */
export function shareImageFiles({ site, pages }: LanguageContent): SiteFile[] {
  return pages.flatMap(({ page }) => {
    const spec = shareImageSpec(page, site, site.language)
    if (spec === null) return []
    const { path, texts } = spec
    return [{ path: path.slice(1), version: path, make: () => drawShareImage(texts) }]
  })
}

/** Draws a share image as a PNG of `shareSize`. */
export function drawShareImage({ company, section, heading }: ShareTexts): Promise<Buffer> {
  const { size, lines } = layOutHeading(printableLine(heading), headingFace, measure)
  const leading = Math.round(size * 1.06)
  const firstBaseline = stripTop - 64 - leading * (lines.length - 1)
  const shapes = [
    background,
    nameFace.draw(printableLine(company), { x: 150, y: 96, size: 38, fill: ink }),
    sectionFace.draw(printableLine(section ?? ''), {
      ...{ x: margin, y: 202, size: 30, fill: accent },
    }),
    ...lines.map((line, index) =>
      headingFace.draw(line, { x: margin, y: firstBaseline + index * leading, size, fill: ink }),
    ),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, effort: 1 })
    .toBuffer()
}

/** Returns a text as one line, in characters that the typefaces have. */
const printableLine = (text: string) => printableText(visibleText(text))

const background = [
  rectangle({ x: 0, y: 0, width, height }, paper),
  weave({ x: margin, y: 56, cell: markCell }, [
    { fill: primary, path: logoMark.cloth },
    { fill: accent, path: logoMark.centre },
  ]),
  rectangle({ x: margin, y: 144, width: measure, height: 2 }, ink),
  rectangle({ x: 0, y: stripTop, width, height: height - stripTop }, footer),
  ...Array.from({ length: repeats }, (_, index) =>
    weave({ x: (index * width) / repeats, y: stripTop, cell: stripCell }, selvedge.threads),
  ),
].join('')

type Box = { x: number; y: number; width: number; height: number }

function rectangle({ x, y, width, height }: Box, fill: string): string {
  return `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`
}

function weave({ x, y, cell }: { x: number; y: number; cell: number }, threads: readonly Thread[]) {
  const paths = threads.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`)
  return `<g fill-rule="evenodd" shape-rendering="crispEdges" transform="translate(${x} ${y}) scale(${cell})">${paths.join('')}</g>`
}
