import { isObject } from './document.ts'

/**
 * The limit of a hosted dataset on the free plan.
 *
 * Source: https://www.sanity.io/docs/content-lake/technical-limits
 */
export const maxAttributes = 2000

/**
 * Counts the different attributes of documents. An attribute is a path with the type of its value: `title`
 * as a string and `title` as null are two. The items of an array share their path.
 *
 * Source: https://www.sanity.io/docs/content-lake/technical-limits
 */
export function countAttributes(documents: Iterable<Record<string, unknown>>): number {
  const found = new Set<string>()
  const addFields = (fields: Record<string, unknown>, path = '') => {
    for (const [name, value] of Object.entries(fields)) add(value, `${path}/${name}`)
  }
  const add = (value: unknown, path: string) => {
    found.add(`${path} ${typeOf(value)}`)
    if (Array.isArray(value)) for (const item of value) add(item, `${path}[]`)
    else if (isObject(value)) addFields(value, path)
  }
  for (const document of documents) addFields(document)
  return found.size
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'float'
  return typeof value
}
