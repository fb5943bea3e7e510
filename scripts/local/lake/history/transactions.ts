import { LOCAL_USER } from '../account/local-user.ts'
import type { JournalEntry } from '../journal.ts'
import type { Endpoint } from '../lake.ts'
import { wholeEffects } from '../listen/effects.ts'
import { ndjson } from '../reply.ts'
import { readFlag } from '../request.ts'
import type { History, Version } from './history.ts'
import { readRange } from './range.ts'

/**
 * `GET data/history/:dataset/transactions/:ids`: the transactions that touched these documents,
 * oldest first or `reverse`, one JSON line each: `{id, timestamp, author, documentIDs, mutations?,
 * effects?}`. Narrowed by `fromTransaction`, `toTransaction`, `fromTime` and `toTime` (all of them
 * inclusive), `authors` and `limit`; with `excludeContent` without mutations, with
 * `effectFormat=mendoza` with effects. The mutations are told as what they came to.
 *
 * Source: https://www.sanity.io/docs/http-reference/history
 */
export const transactions: Endpoint = async ({ params, query }, lake) => {
  const history = lake.store.history(params.dataset ?? '')
  const ids = (params.ids ?? '').split(',')
  const withMutations = !readFlag(query, 'excludeContent') && !readFlag(query, 'excludeMutations')
  const options = {
    withMutations,
    withEffects: query.get('effectFormat') === 'mendoza',
    onlyIds: readFlag(query, 'includeIdentifiedDocumentsOnly') ? ids : undefined,
  }
  const { select } = readRange(query, history)
  return ndjson(select(touching(history, ids)).map((entry) => describe(entry, history, options)))
}

function touching(history: History, ids: string[]): JournalEntry[] {
  const byPosition = new Map<number, JournalEntry>()
  for (const id of ids) {
    for (const { position, transaction } of history.versions(id)) {
      byPosition.set(position, transaction)
    }
  }
  return [...byPosition].sort(([a], [b]) => a - b).map(([, entry]) => entry)
}

type Options = { withMutations: boolean; withEffects: boolean; onlyIds: string[] | undefined }

function describe(entry: JournalEntry, history: History, options: Options) {
  const ids = Object.keys(entry.documents)
  const told = ids.filter((id) => options.onlyIds?.includes(id) ?? true)
  const versions = told.flatMap((id): [string, Version][] => {
    const version = history.versions(id).find(({ transaction }) => transaction === entry)
    return version ? [[id, version]] : []
  })
  return {
    id: entry.transactionId,
    timestamp: entry.timestamp,
    author: LOCAL_USER.id,
    documentIDs: told,
    ...(options.withMutations && {
      mutations: versions.map(([id, version]) => asMutation(id, version)),
    }),
    ...(options.withEffects && {
      effects: Object.fromEntries(
        versions.map(([id, { previous, document }]) => [id, wholeEffects(previous, document)]),
      ),
    }),
  }
}

function asMutation(id: string, { document }: Version) {
  return document ? { createOrReplace: document } : { delete: { id } }
}
