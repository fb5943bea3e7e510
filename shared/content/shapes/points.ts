import { z } from 'zod'
import { languageCodes } from '../../languages.ts'
import { isObject } from '../fieldPaths.ts'
import { isEmpty } from '../languages/translationCoverage.ts'
import { localeString } from './localized.ts'

/**
 * A short text of a list, with its translations. Its key is its identity: editors move it as one, and visitors tick it.
 */
export const point = z.object({ _key: z.string(), text: localeString })

/** A point with a short name. */
export const namedPoint = point.extend({
  /** A word or two, for the binders of a checklist. */
  short: localeString.optional(),
})

/** Returns whether the texts of a point are empty in all languages, or only spaces. The site ignores such a point. */
export function isEmptyPoint(point: unknown): boolean {
  return (
    isObject(point) &&
    Object.entries(point).every(([name, text]) => name.startsWith('_') || isEmptyText(text))
  )
}

function isEmptyText(text: unknown): boolean {
  return isObject(text)
    ? languageCodes.every((code) => text[code] == null || isEmpty(text[code]))
    : text == null
}

/** Returns the shape of a list without its empty points. Elements keep their indices, which issues name. */
function written<Point extends typeof point>(shape: Point) {
  const element = z.preprocess(
    (stored) => (isEmptyPoint(stored) ? undefined : stored),
    shape.optional(),
  )
  return z
    .array(element, 'is missing')
    .transform((points) => points.filter((point) => point !== undefined))
}

/** A list of at least one point. */
export function points<Point extends typeof point>(shape: Point) {
  return written(shape).refine(({ length }) => length > 0, 'has no entries')
}

/** A list of points that counts as missing if it has none. */
export function optionalPoints<Point extends typeof point>(shape: Point) {
  return written(shape)
    .transform((points) => (points.length > 0 ? points : undefined))
    .optional()
}
