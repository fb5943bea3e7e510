/** A stored document: the author's attributes and the five the lake keeps itself. */
export type LakeDocument = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [attribute: string]: unknown
}

/** A dataset's documents by `_id`. */
export type Documents = ReadonlyMap<string, LakeDocument>

const DRAFT = /^drafts\.(.+)$/
const VERSION = /^versions\.([^.]+)\.(.+)$/

/**
 * Splits an id into the layer it belongs to and the id it has once published:
 * `drafts.x` is `drafts`, `versions.r1.x` is release `r1`, anything else is `published`.
 */
export function locateVersion(id: string): { layer: string; publishedId: string } {
  const [, draft] = DRAFT.exec(id) ?? []
  if (draft !== undefined) return { layer: 'drafts', publishedId: draft }
  const [, release, version] = VERSION.exec(id) ?? []
  if (release !== undefined && version !== undefined) {
    return { layer: release, publishedId: version }
  }
  return { layer: 'published', publishedId: id }
}

/** Whether a value is a JSON object, as opposed to an array, a primitive or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
