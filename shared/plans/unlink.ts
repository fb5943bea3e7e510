import { isObject } from '../content/fieldPaths.ts'

/** The fields of an entry that is nothing but a link: a menu entry with a label, or a chosen question of a page. */
const linkFields = new Set([
  '_key',
  '_type',
  'kind',
  'label',
  'page',
  'anchor',
  'category',
  'questionKey',
])

/**
 * Documents to which links are removed, by id, each with the fields of a reference to the page that takes its place, or
 * null.
 */
export type RemovedDocuments = ReadonlyMap<unknown, object | null>

/**
 * Removes the links to documents. Entries of lists that are nothing but a link are removed. Other links lead to the
 * page that takes the document's place: a button, a link in a text, the page of a table's row, and the first entry of a
 * list that would otherwise be empty. If no page takes the document's place, these links are removed too; the words of
 * a linked text stay.
 * @param content stored documents, or query results with resolved references
 */
export function unlink<T>(content: T, removed: RemovedDocuments): T {
  if (removed.size === 0) return content
  const idOf = (value: unknown) => (isObject(value) ? (value._ref ?? value._id) : undefined)
  /** Returns the reference of a value that is nothing but a link to a removed document, or null. */
  const linkIn = (value: unknown): unknown => {
    if (removed.has(idOf(value))) return value
    // A button that was changed to another kind still stores its former page.
    if (!isObject(value) || (value.kind ?? 'page') !== 'page') return null
    const isOnlyLink = Object.entries(value).every(
      ([name, field]) => linkFields.has(name) || field === null,
    )
    const link = [value.page, value.category].find((field) => removed.has(idOf(field)))
    return isOnlyLink ? (link ?? null) : null
  }
  const isLink = (value: unknown) => linkIn(value) !== null
  const targetOf = (value: unknown) => removed.get(idOf(linkIn(value))) ?? null
  const isLost = (value: unknown) => isLink(value) && targetOf(value) === null
  const mayFollow = (value: unknown) => follow(linkIn(value), targetOf(value)) !== null
  const json = JSON.stringify(content, (name, value: unknown) => {
    if (Array.isArray(value)) {
      if (name === 'markDefs') return value.filter((link) => !isLost(link))
      // A comparison has a page for each row.
      const staysWhole = value.every((item) => !isLink(item) || mayFollow(item))
      if (name === 'comparedPages' && staysWhole) return value
      const kept = value.filter((item) => !removed.has(item) && !isLink(item))
      const isEmptied = kept.length === 0 && value.length > 0
      return isEmptied ? value.filter(mayFollow).slice(0, 1) : kept
    }
    if (!isObject(value)) return value
    // Only `content` itself has an empty name, and it is not a link.
    if (name !== '' && removed.has(idOf(value))) return follow(value, targetOf(value))
    const kept = Object.entries(value).filter(([, field]) => !isLost(field))
    const marks = new Map(
      [value.markDefs]
        .flat()
        .filter(isLost)
        .map((link) => [keyOf(link), null]),
    )
    const children = marks.size > 0 && { children: unlink(value.children, marks) }
    // The link's anchor is removed, because the page that takes the place has other sections.
    const anchor = removed.has(idOf(value.page)) && { anchor: undefined }
    return { ...Object.fromEntries(kept), ...children, ...anchor }
  })
  return JSON.parse(json)
}

const keyOf = (link: unknown) => (isObject(link) ? link._key : undefined)

/**
 * Returns the reference with the fields of the page that takes the place. Returns null for a whole document, whose
 * content would still be that of the removed page.
 */
function follow(reference: unknown, target: object | null): object | null {
  if (!isObject(reference) || !target) return null
  const isDocument =
    '_id' in reference && Object.keys(reference).some((name) => !identity.has(name))
  return isDocument ? null : { ...reference, ...target }
}

/** The fields of a resolved reference to a page. */
const identity = new Set(['_key', '_id', '_type', 'slug'])
