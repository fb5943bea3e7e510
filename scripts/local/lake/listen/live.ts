import { randomUUID } from 'node:crypto'
import { isDraft } from '../document.ts'
import type { Endpoint } from '../lake.ts'
import { datasetTag } from '../query.ts'
import { readFlag } from '../request.ts'
import { eventStream } from './eventStream.ts'

/**
 * `GET data/live/events/:dataset`: server-sent events, `welcome` first, then a `message` with the
 * sync tags of the queries whose results may have changed: after every change of published
 * documents or, with `includeDrafts`, of any. A client that reconnects gets `restart` instead of
 * `welcome`, because it may have missed changes.
 */
export const liveEvents: Endpoint = async ({ params, query, headers }, lake) => {
  const { dataset = '' } = params
  const includeDrafts = readFlag(query, 'includeDrafts')
  const isReconnect = headers['last-event-id'] !== undefined
  return eventStream(lake.keepAlive, ({ send }) => {
    send({ event: isReconnect ? 'restart' : 'welcome', id: randomUUID(), data: {} })
    return lake.store.subscribe((commit) => {
      if (commit.dataset !== dataset) return
      if (!includeDrafts && Object.keys(commit.documents).every(isDraft)) return
      send({ event: 'message', id: commit.transactionId, data: { tags: [datasetTag(dataset)] } })
    })
  })
}
