import type { Language } from '../../shared/languages.ts'
import { numberFormat } from '../../shared/text/formats.ts'
import outlines from './outlines.json' with { type: 'json' }
import type { Point } from './positions.ts'

/** The line from the headquarters to a country's capital, on the map of Africa. */
export type DistanceLine = {
  /** Its length as the crow flies, to tens of kilometres. */
  km: number
  /** The SVG path data of the line, and of the visible part of the circle of that distance. */
  line: string
  ring: string
  /** The capital. */
  to: Point
}

const lines = new Map(Object.entries(outlines.distanceLines))

/**
 * Returns the line to a country's capital, or undefined for the country of the headquarters and for unknown positions.
 */
export function distanceLineTo(code: string): DistanceLine | undefined {
  const line = lines.get(code)
  if (line === undefined) return undefined
  const [x = 0, y = 0] = line.to
  return { ...line, to: [x, y] }
}

/**
 * Writes a distance with the language's separator of thousands. The option is for Portuguese, which by default has no
 * separator in numbers of four digits.
 */
export const formatDistance = (km: number, language: Language): string =>
  `${numberFormat(language, { useGrouping: 'always' }).format(km)}\u00a0km`
