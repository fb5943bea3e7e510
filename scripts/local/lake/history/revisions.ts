import { requestError } from '../errors.ts'
import type { Endpoint } from '../lake.ts'
import { json } from '../reply.ts'
import { readFlag } from '../request.ts'
import type { History, Version } from './history.ts'
import { readTime } from './range.ts'

type IsAsked = (version: Version) => boolean

/**
 * `GET data/history/:dataset/documents/:ids`: these documents as they were after the transaction
 * `revision`, at a `time`, or with `lastRevision` when they last existed. Those that did not exist
 * then are left out. Answers `{documents}`.
 *
 * Source: https://www.sanity.io/docs/http-reference/history
 */
export const revisions: Endpoint = async ({ params, query }, lake) => {
  const history = lake.store.history(params.dataset ?? '')
  const isAsked = readMoment(query, history)
  const ids = (params.ids ?? '').split(',')
  return json({
    documents: ids.flatMap((id) => history.versions(id).findLast(isAsked)?.document ?? []),
  })
}

function readMoment(query: URLSearchParams, history: History): IsAsked {
  const revision = query.get('revision')
  const time = readTime('time', query)
  if (revision !== null && time !== undefined) {
    throw requestError(400, 'Either a revision or a time may be asked for, not both')
  }
  if (readFlag(query, 'lastRevision')) return ({ document }) => document !== null
  if (revision !== null) {
    const last = history.position(revision) ?? -1
    return ({ position }) => position <= last
  }
  const latest = time ?? Number.POSITIVE_INFINITY
  return ({ transaction }) => Date.parse(transaction.timestamp) <= latest
}
