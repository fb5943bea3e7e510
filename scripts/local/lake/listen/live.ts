import { randomUUID } from 'node:crypto'
import { isDraft } from '../document.ts'
import type { LakeContext } from '../lake.ts'
import { datasetTag } from '../query.ts'
import { readFlag } from '../request.ts'
import { eventStream } from './eventStream.ts'

/**
 * Server-sent events, `welcome` first, then a `message` with the sync tags of the queries whose results may
 * have changed: after every change of published documents or, with `includeDrafts`, of any. A client that
 * reconnects gets `restart` instead of `welcome`, because it may have missed changes.
 */
export const liveEvents = (c: LakeContext) => {
  const dataset = c.req.param('dataset')
  const includeDrafts = readFlag(c.req, 'includeDrafts')
  const isReconnect = c.req.header('last-event-id') !== undefined
  return eventStream(c, ({ send }) => {
    send({ event: isReconnect ? 'restart' : 'welcome', id: randomUUID(), data: {} })
    return c.var.lake.store.subscribe((commit) => {
      if (commit.dataset !== dataset) return
      if (!includeDrafts && Object.keys(commit.documents).every(isDraft)) return
      send({ event: 'message', id: commit.transactionId, data: { tags: [datasetTag(dataset)] } })
    })
  })
}
