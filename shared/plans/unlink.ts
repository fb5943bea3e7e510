import { isRecord } from '../content/fieldPaths.ts'

/** The fields of a link with a label, such as an entry of the menu. */
const linkFields = new Set(['_key', '_type', 'kind', 'label', 'page'])

/**
 * Removes links to documents: references, and labelled links with only a page, from lists and fields; links in
 * rich text, whose words stay.
 * @param fields of a stored document, or of a query result, in which references are resolved
 * @param removed the ids of the documents
 */
export function unlink(fields: object, removed: ReadonlySet<unknown>): Record<string, unknown> {
  const refersTo = (value: unknown) => isRecord(value) && removed.has(value._ref ?? value._id)
  const isLink = (value: unknown) =>
    refersTo(value) ||
    (isRecord(value) &&
      refersTo(value.page) &&
      Object.entries(value).every(([name, it]) => linkFields.has(name) || it === null))
  const markDefs = 'markDefs' in fields ? [fields.markDefs].flat() : []
  const marks = markDefs.filter(isLink).map((link) => isRecord(link) && link._key)
  const unlinked = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.filter((it) => !isLink(it) && !removed.has(it)).map(unlinked)
    return value instanceof Object ? unlink(value, new Set([...removed, ...marks])) : value
  }
  const kept = Object.entries(fields).filter(([, value]) => !isLink(value))
  return Object.fromEntries(kept.map(([name, value]) => [name, unlinked(value)]))
}
