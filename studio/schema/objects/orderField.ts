import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list'

/**
 * The hidden rank of a document among its type, set by dragging it in the desk's list.
 * @param type the document's own type; a new document goes to the end
 */
export function orderField(type: string) {
  return orderRankField({ type })
}

/** The ordering of the site. */
export const byOrder = { ...orderRankOrdering, title: 'As on the site' }
