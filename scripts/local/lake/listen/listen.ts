import { randomUUID } from 'node:crypto'
import { type SSEMessage, streamSSE } from 'hono/streaming'
import { isDraft } from '../document.ts'
import { LakeError } from '../errors.ts'
import { evaluateGroq } from '../groq.ts'
import type { LakeContext } from '../lake.ts'
import { datasetTag, readQuestion } from '../query.ts'
import { readFlag } from '../request.ts'
import type { Commit, Store } from '../store.ts'
import { type Matches, type MutationEventOptions, mutationEvents } from './mutationEvents.ts'

type Subscription = MutationEventOptions & { dataset: string; matches: Matches }

/**
 * Server-sent events, `welcome` first, then one `mutation` for each document that a transaction changed and
 * that the query matches before or after it. The query is evaluated on one document at a time, so changes
 * behind a reference are not noticed.
 *
 * A resumed stream (`enableResume` and `Last-Event-ID`) begins with `reset`, upon which the client fetches
 * its documents again. A query that fails sends `channelError`.
 *
 * Source: https://www.sanity.io/docs/http-reference/listen
 */
export const listen = async (c: LakeContext) => {
  const subscription = readSubscription(c)
  const queryError = await tryQuery(subscription)
  const isResumed = readFlag(c.req, 'enableResume') && c.req.header('last-event-id')
  return eventStream(c, (sink) => {
    if (queryError) {
      sink.send({ event: 'channelError', data: queryError.body })
      sink.end()
      return () => {}
    }
    sink.send({ event: isResumed ? 'reset' : 'welcome', data: { listenerName: randomUUID() } })
    return follow(subscription, c.var.lake.store, sink)
  })
}

/** Sends the events of every commit, in the order of the commits. */
function follow(subscription: Subscription, store: Store, sink: EventSink): () => void {
  const sendEvents = async (commit: Commit) => {
    for (const event of await mutationEvents(commit, subscription))
      sink.send({ event: 'mutation', id: event.eventId, data: event })
  }
  let queue = Promise.resolve()
  return store.subscribe((commit) => {
    if (commit.dataset !== subscription.dataset) return
    queue = queue
      .then(() => sendEvents(commit))
      .catch((error) => {
        console.error('A listener is disconnected, because a change could not be sent:', error)
        sink.end()
      })
  })
}

function readSubscription(c: LakeContext): Subscription {
  const dataset = c.req.param('dataset')
  const { query, params } = readQuestion(c.req)
  const includeDrafts = readFlag(c.req, 'includeAllVersions')
  return {
    dataset,
    visibility: c.req.query('visibility') === 'query' ? 'query' : 'transaction',
    includeResult: readFlag(c.req, 'includeResult'),
    includeMutations: readFlag(c.req, 'includeMutations', true),
    includeEffects: c.req.query('effectFormat') === 'mendoza',
    matches: async (document) => {
      if (!includeDrafts && isDraft(document._id)) return false
      const found = await evaluateGroq(query, { documents: [document], params, dataset })
      return Array.isArray(found) ? found.length > 0 : Boolean(found)
    },
  }
}

async function tryQuery({ matches }: Subscription): Promise<LakeError | undefined> {
  try {
    await matches({ _id: 'none', _type: '', _rev: '', _createdAt: '', _updatedAt: '' })
    return undefined
  } catch (error) {
    if (error instanceof LakeError) return error
    throw error
  }
}

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

type ServerEvent = Omit<SSEMessage, 'data'> & { data: unknown }

/** The other end of a stream of server-sent events; `data` is sent as JSON. */
type EventSink = { send(event: ServerEvent): void; end(): void }

/**
 * Answers in server-sent events, with comments that keep the connection alive.
 * @param start is called when the stream is open; the function it returns, when it has ended
 */
function eventStream(c: LakeContext, start: (sink: EventSink) => () => void): Response {
  const response = streamSSE(c, async (stream) => {
    const timer = setInterval(() => stream.write(':\n\n'), c.var.lake.keepAlive)
    const ended = Promise.withResolvers<void>()
    stream.onAbort(ended.resolve)
    let written: Promise<unknown> = Promise.resolve()
    const stop = start({
      send: ({ data, ...event }) => {
        written = stream.writeSSE({ ...event, data: JSON.stringify(data) })
      },
      end: ended.resolve,
    })
    await ended.promise
    clearInterval(timer)
    stop()
    await written
  })
  response.headers.set('Content-Type', 'text/event-stream; charset=utf-8')
  return response
}
