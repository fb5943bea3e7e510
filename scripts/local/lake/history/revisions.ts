import type { Endpoint } from '../lake.ts'
import { json } from '../reply.ts'
import { readFlag } from '../request.ts'

/**
 * `GET data/history/:dataset/documents/:ids`: these documents as they were after the transaction
 * `revision`, or with `lastRevision` when they last existed. Documents that did not exist then are
 * left out. Answers `{documents}`.
 *
 * Source: https://www.sanity.io/docs/http-reference/history
 */
export const revisions: Endpoint = async ({ params, query }, { store }) => {
  const { dataset = '', ids = '' } = params
  const isLast = readFlag(query, 'lastRevision')
  const revision = query.get('revision')
  const to = isLast || revision === null ? undefined : (store.positionOf(revision) ?? -1)
  return json({
    documents: ids.split(',').flatMap((id) => {
      const range = { newestFirst: true, limit: 1, ...(to !== undefined && { to }) }
      const [version] = store.history(dataset, [id], range)
      return version?.document ?? (isLast ? version?.previous : undefined) ?? []
    }),
  })
}
