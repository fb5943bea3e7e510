import type { Endpoint } from './lake.ts'
import { indexReferrers } from './references.ts'
import { json } from './reply.ts'
import { readFlag } from './request.ts'

/**
 * `GET data/references/:dataset/documents/:id/to`: what refers strongly to a document:
 * `{totalCount, references: [{documentId, documentType}]}`. The Studio excludes internal
 * references; references from other datasets are not known here, so that leaves none.
 */
export const inboundReferences: Endpoint = async ({ params, query }, lake) => {
  const stored = lake.store.documents(params.dataset ?? '')
  const isExcluded = readFlag(query, 'excludeInternalReferences')
  const ids = isExcluded ? [] : (indexReferrers(stored.values()).get(params.id ?? '') ?? [])
  const references = ids.map((documentId) => ({
    documentId,
    documentType: stored.get(documentId)?._type,
  }))
  return json({ totalCount: references.length, references })
}
