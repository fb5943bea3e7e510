/** A stored document: the author's attributes and the five the lake keeps itself. */
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

/** The id a document has once published: `x` for `drafts.x` and for `x`. */
export const toPublishedId = (id: string): string => id.replace(/^drafts\./, '')

/** Memoizes a function of a stored document for as long as that is kept; a change makes another object. */
export function memoize<T, D extends object = LakeDocument>(make: (document: D) => T) {
  const made = new WeakMap<D, T>()
  return (document: D): T => {
    const result = made.get(document) ?? make(document)
    made.set(document, result)
    return result
  }
}

/** Whether a value is a JSON object, as opposed to an array, a primitive or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The objects in a value, itself among them, the parts of each before it. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isObject(value) ? [...Object.values(value).flatMap(objectsIn), value] : []
}

/** The project of asset URLs; requests may name any. */
export const projectId = 'localdev'

const assetTypes: unknown[] = ['sanity.imageAsset', 'sanity.fileAsset']

const isAsset = ({ _type, path }: Record<string, unknown>): boolean =>
  assetTypes.includes(_type) && typeof path === 'string'

/** Returns the document; an asset with the `url` of its `path` at this address. */
export function withUrl<T extends Record<string, unknown>>(document: T, address: string): T {
  return isAsset(document) ? { ...document, url: `${address}/${document.path}` } : document
}
