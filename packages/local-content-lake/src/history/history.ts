import type { LakeContext } from '../lake.ts'
import { wholeEffects } from '../listen/mutationEvents.ts'
import { readFlag, readLimit } from '../request.ts'
import type { Version } from '../versions.ts'

type HistoryContext = LakeContext<'/:dataset/:ids'>

/**
 * The transactions that changed these documents, oldest first or with `reverse` newest first, one JSON line
 * each: `{id, timestamp, author, documentIDs, effects?}`, as with `excludeContent`. Filtered by `fromTransaction`
 * and `toTransaction` (inclusive) and `limit`; with effects with `effectFormat=mendoza`. Lists only the requested
 * documents.
 * @see https://www.sanity.io/docs/http-reference/history
 */
export const transactions = (c: HistoryContext) => {
  const { store } = c.var.lake
  const { dataset, ids } = c.req.param()
  // An unknown transaction does not narrow the range.
  const from = store.positionOf(c.req.query('fromTransaction') ?? '')
  const to = store.positionOf(c.req.query('toTransaction') ?? '')
  const versions = store.history(dataset, ids.split(','), {
    from,
    to,
    newestFirst: readFlag(c.req, 'reverse'),
    limit: readLimit(c.req),
  })
  const withEffects = c.req.query('effectFormat') === 'mendoza'
  const lines = [...Map.groupBy(versions, ({ position }) => position).values()].map((changes) =>
    JSON.stringify({
      id: changes[0]?.transactionId,
      timestamp: changes[0]?.timestamp,
      author: changes[0]?.author,
      documentIDs: changes.map(({ documentId }) => documentId),
      ...(withEffects && {
        effects: Object.fromEntries(changes.map((each) => [each.documentId, effectsOf(each)])),
      }),
    }),
  )
  return c.body(lines.map((line) => `${line}\n`).join(''), 200, {
    'Content-Type': 'application/x-ndjson; charset=utf-8',
  })
}

const effectsOf = ({ previous, document }: Version) => wholeEffects(previous, document)

/**
 * The documents after the transaction `revision`, or with `lastRevision` in their last state. Omits documents that did
 * not exist at that time.
 * @see https://www.sanity.io/docs/http-reference/history
 */
export const revisions = (c: HistoryContext) => {
  const { store } = c.var.lake
  const { dataset, ids } = c.req.param()
  const isLast = readFlag(c.req, 'lastRevision')
  const revision = c.req.query('revision')
  const to = isLast || revision === undefined ? undefined : (store.positionOf(revision) ?? -1)
  return c.json({
    documents: ids.split(',').flatMap((id) => {
      const [version] = store.history(dataset, [id], { to, newestFirst: true, limit: 1 })
      return version?.document ?? (isLast ? version?.previous : undefined) ?? []
    }),
  })
}
