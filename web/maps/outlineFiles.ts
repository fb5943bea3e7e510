import { hashOf } from '../../shared/content/hash.ts'
import type { Label } from './map.ts'

type Outlines = {
  paths: Record<string, string>
  /** ISO codes, in groups of one colour. */
  codes?: { id: string; texts: Label[] }[]
}

/** The directory of the site's maps. */
export const outlineDirectory = '/maps/'

/** Outlines by address, kept as long as the process, because rendered pages name them. */
const files = new Map<string, string>()

/**
 * Keeps outlines as an SVG file with a path for each id. Pages use them by address and id, so that
 * all languages share one file that browsers keep, and first paint does not wait for coasts.
 * @param outlines path data by id, and labels that are the same in all languages
 * @returns the file's address
 */
export function keepOutlines({ paths, codes = [] }: Outlines): string {
  const drawn = Object.entries(paths).map(([id, data]) => `<path id="${id}" d="${data}"/>`)
  const labels = codes.map(
    ({ id, texts }) => `<g id="${id}">${texts.map(textElement).join('')}</g>`,
  )
  const file = `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}${labels.join('')}</svg>\n`
  const address = `${outlineDirectory}${hashOf(file)}.svg`
  files.set(address, file)
  return address
}

const textElement = ({ x, y, lines }: Label) => `<text x="${x}" y="${y}">${lines.join('')}</text>`

/** Returns the file at an address, if a map of this process has it. */
export function outlineFile(address: string): string | undefined {
  return files.get(address)
}
