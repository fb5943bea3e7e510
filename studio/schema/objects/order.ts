import { orderRankOrdering } from '@sanity/orderable-document-list'

/** The order on the site: a hidden rank that changes when editors drag a document. */
export const byOrder = { ...orderRankOrdering, title: 'As on the site' }

/**
 * Returns a rank between a document's own and the next one. LexoRanks sort as strings, so a rank sorts directly after
 * its prefix. The random part keeps two copies apart, because documents with equal ranks cannot be dragged.
 */
export function rankAfter(rank: string): string {
  return `${rank}${crypto.randomUUID().slice(0, 8)}i`
}
