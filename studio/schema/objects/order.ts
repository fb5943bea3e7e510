import { orderRankOrdering } from '@sanity/orderable-document-list'

/** The ordering of the site, by the hidden rank that dragging a document in its list sets. */
export const byOrder = { ...orderRankOrdering, title: 'As on the site' }

/**
 * Returns a rank between a document's own and the next one. LexoRanks sort as strings, so a longer
 * one sorts after its prefix. The random part keeps two copies apart: documents of equal rank
 * cannot be dragged.
 */
export function rankAfter(rank: string): string {
  return `${rank}${crypto.randomUUID().slice(0, 8)}i`
}
