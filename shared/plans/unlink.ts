import { isObject } from '../content/fieldPaths.ts'

/** The fields of an entry that is nothing but a link: a menu entry with a label, or a chosen question of a page. */
const linkFields = new Set(['_key', '_type', 'kind', 'label', 'page', 'category', 'questionKey'])

/**
 * Removes from lists and fields the references to documents, and labelled links that have only a page.
 * Links in rich text are removed, but their words stay.
 * @param content stored documents, or query results with resolved references
 * @param removed the ids of the documents
 */
export function unlink<T>(content: T, removed: ReadonlySet<unknown>): T {
  if (removed.size === 0) return content
  const refersTo = (value: unknown) => isObject(value) && removed.has(value._ref ?? value._id)
  const isLink = (value: unknown) =>
    refersTo(value) ||
    (isObject(value) &&
      (refersTo(value.page) || refersTo(value.category)) &&
      // A button that was changed to another kind still stores its former page.
      (value.kind ?? 'page') === 'page' &&
      Object.entries(value).every(([name, field]) => linkFields.has(name) || field === null))
  const json = JSON.stringify(content, (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter((item) => !removed.has(item) && !isLink(item))
    if (!isObject(value)) return value
    const kept = Object.entries(value).filter(([, field]) => !isLink(field))
    const links = [value.markDefs].flat().filter(isLink)
    const marks = new Set(links.map((link) => isObject(link) && link._key))
    const children = marks.size > 0 && { children: unlink(value.children, marks) }
    return { ...Object.fromEntries(kept), ...children }
  })
  return JSON.parse(json)
}
