/** A stored document: the author's attributes, and five that the lake maintains. */
export type LakeDocument = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [attribute: string]: unknown
}

export type Documents = ReadonlyMap<string, LakeDocument>

export const isDraft = (id: string): boolean => id.startsWith('drafts.')

export const toPublishedId = (id: string): string => id.replace(/^drafts\./, '')

/** Memoizes a function of a stored document. Each change creates a new object. */
export function memoize<T, D extends object = LakeDocument>(make: (document: D) => T) {
  const results = new WeakMap<D, T>()
  return (document: D): T => {
    const result = results.get(document) ?? make(document)
    results.set(document, result)
    return result
  }
}

/** Returns whether a value is a JSON object, not an array, a primitive or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the objects in a value, including itself, inner objects first. */
export function nestedObjects(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nestedObjects)
  return isObject(value) ? [...Object.values(value).flatMap(nestedObjects), value] : []
}

/** The project of requests that name none. */
export const defaultProject = 'local'

const assetTypes: unknown[] = ['sanity.imageAsset', 'sanity.fileAsset']

const isAsset = ({ _type, path }: Record<string, unknown>): boolean =>
  assetTypes.includes(_type) && typeof path === 'string'

/** Returns the document; an asset gets the `url` of its `path` at this address. */
export function withUrl<T extends Record<string, unknown>>(document: T, address: string): T {
  return isAsset(document) ? { ...document, url: `${address}/${document.path}` } : document
}
