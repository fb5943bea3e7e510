import { locateVersion } from '../document.ts'
import type { Endpoint } from '../lake.ts'
import { datasetTag } from '../query.ts'
import { readFlag } from '../request.ts'
import { eventStream } from './event-stream.ts'

/**
 * `GET data/live/events/:dataset`: server-sent events, `welcome` first, then a `message` with the
 * sync tags of the queries whose results may have changed: after every change of published
 * documents or, with `includeDrafts`, of any. Who connects again having missed something is told
 * to `restart`.
 */
export const liveEvents: Endpoint = async ({ params, query, headers }, lake) => {
  const { dataset = '' } = params
  const includeDrafts = readFlag(query, 'includeDrafts')
  const seen = headers['last-event-id']
  return eventStream(lake.keepAlive, ({ send }) => {
    const position = lake.store.history(dataset).lastTransactionId() ?? 'empty'
    const hasMissed = seen !== undefined && seen !== position
    send({ event: hasMissed ? 'restart' : 'welcome', id: position, data: {} })
    return lake.store.subscribe((commit) => {
      if (commit.dataset !== dataset) return
      const ids = Object.keys(commit.documents)
      if (!includeDrafts && !ids.some((id) => locateVersion(id).layer === 'published')) return
      send({ event: 'message', id: commit.transactionId, data: { tags: [datasetTag(dataset)] } })
    })
  })
}
