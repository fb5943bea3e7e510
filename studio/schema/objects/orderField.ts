import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list'

/**
 * Where a document stands among its kind: set by dragging it in the desk's list, never written by
 * hand.
 * @param type the document's own type; a new one comes after those there are
 */
export function orderField(type: string) {
  return orderRankField({ type })
}

/** The list order that shows documents as the site does. */
export const byOrder = { ...orderRankOrdering, title: 'As on the site' }
