import type { Endpoint } from './lake.ts'
import { json } from './reply.ts'

/**
 * `GET data/doc/:dataset/:ids`: the documents with these exact ids, comma-separated, whatever the
 * perspective: `{documents, omitted: [{id, reason: 'existence'}]}`.
 */
export const doc: Endpoint = async ({ params }, lake) => {
  const stored = lake.store.documents(params.dataset ?? '')
  const ids = [...new Set((params.ids ?? '').split(','))]
  return json({
    documents: ids.flatMap((id) => stored.get(id) ?? []),
    omitted: ids.filter((id) => !stored.has(id)).map((id) => ({ id, reason: 'existence' })),
  })
}
