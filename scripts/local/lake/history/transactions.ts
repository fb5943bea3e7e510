import type { Endpoint } from '../lake.ts'
import { wholeEffects } from '../listen/effects.ts'
import { ndjson } from '../reply.ts'
import { readFlag, readLimit } from '../request.ts'
import type { Version } from '../versions.ts'

/**
 * `GET data/history/:dataset/transactions/:ids`: the transactions that touched these documents,
 * oldest first or `reverse`, one JSON line each: `{id, timestamp, author, documentIDs, mutations?,
 * effects?}`. Narrowed by `fromTransaction` and `toTransaction` (inclusive) and `limit`; without
 * mutations with `excludeContent`, with effects with `effectFormat=mendoza`. Each names only the
 * documents asked for, and tells its mutations as what they came to.
 *
 * Source: https://www.sanity.io/docs/http-reference/history
 */
export const transactions: Endpoint = async ({ params, query }, { store }) => {
  const { dataset = '', ids = '' } = params
  // A transaction that is no longer known does not narrow the range.
  const from = store.positionOf(query.get('fromTransaction') ?? '')
  const to = store.positionOf(query.get('toTransaction') ?? '')
  const versions = store.history(dataset, ids.split(','), {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    newestFirst: readFlag(query, 'reverse'),
    limit: readLimit(query),
  })
  const withMutations = !readFlag(query, 'excludeContent')
  const withEffects = query.get('effectFormat') === 'mendoza'
  const byPosition = Map.groupBy(versions, ({ position }) => position)
  return ndjson(
    [...byPosition.values()].map((changes) => ({
      id: changes[0]?.transactionId,
      timestamp: changes[0]?.timestamp,
      author: changes[0]?.author,
      documentIDs: changes.map(({ documentId }) => documentId),
      ...(withMutations && { mutations: changes.map(asMutation) }),
      ...(withEffects && { effects: Object.fromEntries(changes.map(asEffects)) }),
    })),
  )
}

function asMutation({ documentId, document }: Version) {
  return document ? { createOrReplace: document } : { delete: { id: documentId } }
}

function asEffects({ documentId, previous, document }: Version) {
  return [documentId, wholeEffects(previous, document)]
}
