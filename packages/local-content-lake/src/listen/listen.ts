import { randomUUID } from 'node:crypto'
import { type SSEMessage, streamSSE } from 'hono/streaming'
import { HttpError } from 'stand-in-server/httpError'
import { evaluateGroq } from '../groq.ts'
import { type LakeContext, mayRead } from '../lake.ts'
import { isDraft } from '../lakeDocument.ts'
import { datasetTag, readQueryRequest } from '../query.ts'
import { projectOf, readFlag } from '../request.ts'
import type { Store } from '../store.ts'
import { mutationEvents, type Subscription } from './mutationEvents.ts'

const keepAliveMs = 30_000

/**
 * Server-sent events: `welcome`, then one `mutation` for each changed document that the query matches before or after
 * the change. The query is evaluated on one document at a time, so changes of referenced documents are not reported.
 *
 * A resumed stream (`enableResume` and `Last-Event-ID`) begins with `reset`, after which the client fetches its
 * documents again.
 * @see https://www.sanity.io/docs/http-reference/listen
 */
export const listen = (c: LakeContext) => {
  const subscription = readSubscription(c)
  const isResumed = readFlag(c.req, 'enableResume') && c.req.header('last-event-id')
  return eventStream(c, async function* (commits) {
    // Throws for a malformed query.
    await subscription.matches({ _id: '', _type: '', _rev: '', _createdAt: '', _updatedAt: '' })
    yield { event: isResumed ? 'reset' : 'welcome', data: { listenerName: randomUUID() } }
    for await (const [commit] of commits)
      if (commit?.dataset === subscription.dataset)
        for (const event of await mutationEvents(commit, subscription))
          yield { event: 'mutation', id: event.eventId, data: event }
  })
}

function readSubscription(c: LakeContext): Subscription {
  const dataset = c.req.param('dataset')
  const { query, params } = readQueryRequest(c.req)
  const includeDrafts = readFlag(c.req, 'includeAllVersions')
  const projectId = projectOf(c.req)
  return {
    dataset,
    visibility: c.req.query('visibility') ?? 'transaction',
    includeResult: readFlag(c.req, 'includeResult'),
    includeMutations: readFlag(c.req, 'includeMutations', true),
    includeEffects: c.req.query('effectFormat') === 'mendoza',
    matches: async (document) => {
      if (!includeDrafts && isDraft(document._id)) return false
      if (!mayRead(c, document._id)) return false
      const result = await evaluateGroq(query, {
        documents: [document],
        params,
        projectId,
        dataset,
      })
      return Array.isArray(result) ? result.length > 0 : Boolean(result)
    },
  }
}

/**
 * Server-sent events: `welcome`, then a `message` with the sync tags of queries whose results may have
 * changed, after every change of published documents or, with `includeDrafts`, of any. After a reconnection
 * the first event is `restart`, because the client may have missed changes.
 */
export const liveEvents = (c: LakeContext) => {
  const dataset = c.req.param('dataset')
  const includeDrafts = readFlag(c.req, 'includeDrafts')
  const isReconnect = c.req.header('last-event-id') !== undefined
  return eventStream(c, async function* (commits) {
    yield { event: isReconnect ? 'restart' : 'welcome', id: randomUUID(), data: {} }
    for await (const [commit] of commits) {
      if (commit?.dataset !== dataset) continue
      if (!includeDrafts && commit.changes.every(({ id }) => isDraft(id))) continue
      yield { event: 'message', id: commit.transactionId, data: { tags: [datasetTag(dataset)] } }
    }
  })
}

type ServerEvent = Omit<SSEMessage, 'data'> & { data: unknown }

/** Responds with server-sent events and keep-alive comments. An `HttpError` ends them with `channelError`. */
function eventStream(
  c: LakeContext,
  events: (commits: ReturnType<Store['commits']>) => AsyncIterable<ServerEvent>,
): Response {
  const response = streamSSE(c, async (stream) => {
    const commits = c.var.lake.store.commits()
    const timer = setInterval(() => stream.write(':\n\n'), keepAliveMs)
    stream.onAbort(() => {
      commits.return?.()
    })
    const send = ({ data, ...event }: ServerEvent) =>
      stream.writeSSE({ ...event, data: JSON.stringify(data) })
    try {
      for await (const event of events(commits)) await send(event)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      await send({ event: 'channelError', data: error.body })
    } finally {
      clearInterval(timer)
    }
  })
  response.headers.set('Content-Type', 'text/event-stream; charset=utf-8')
  return response
}
