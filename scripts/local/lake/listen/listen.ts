import { randomUUID } from 'node:crypto'
import { isDraft } from '../document.ts'
import { LakeError } from '../errors.ts'
import { evaluateGroq } from '../groq.ts'
import type { Endpoint, Lake } from '../lake.ts'
import { readQuestion } from '../query.ts'
import { type LakeRequest, readFlag } from '../request.ts'
import type { Commit } from '../store.ts'
import { type EventSink, eventStream } from './eventStream.ts'
import { type Matches, type MutationEventOptions, mutationEvents } from './mutationEvents.ts'

type Subscription = MutationEventOptions & { dataset: string; matches: Matches }

/**
 * `GET data/listen/:dataset?query=…`: server-sent events, `welcome` first, then one `mutation` for
 * each document that a transaction changed and that the query matches before or after it. The
 * query is evaluated on one document at a time, so changes behind a reference are not noticed.
 *
 * A resumed stream (`enableResume` and `Last-Event-ID`) begins with `reset`, upon which the client
 * fetches its documents again. A query that fails sends `channelError`.
 *
 * Source: https://www.sanity.io/docs/http-reference/listen
 */
export const listen: Endpoint = async (request, lake) => {
  const subscription = readSubscription(request, lake)
  const fault = await tryQuery(subscription)
  const isResumed = readFlag(request.query, 'enableResume') && request.headers['last-event-id']
  return eventStream(lake.keepAlive, (sink) => {
    if (fault) {
      sink.send({ event: 'channelError', data: fault.body })
      sink.end()
      return () => {}
    }
    const stop = follow(subscription, lake, sink)
    sink.send({ event: isResumed ? 'reset' : 'welcome', data: { listenerName: randomUUID() } })
    return stop
  })
}

/** Sends the events of every commit, in the order of the commits. */
function follow(subscription: Subscription, { store }: Lake, sink: EventSink): () => void {
  const tell = async (commit: Commit) => {
    for (const event of await mutationEvents(commit, subscription)) {
      sink.send({ event: 'mutation', id: event.eventId, data: event })
    }
  }
  let told = Promise.resolve()
  return store.subscribe((commit) => {
    if (commit.dataset !== subscription.dataset) return
    told = told
      .then(() => tell(commit))
      .catch((error) => {
        console.error('A listener could not be told of a change and is disconnected:', error)
        sink.end()
      })
  })
}

function readSubscription(request: LakeRequest, lake: Lake): Subscription {
  const { dataset = '' } = request.params
  const { query, params } = readQuestion(request.query)
  const flag = (name: string, fallback: boolean) => readFlag(request.query, name, fallback)
  const includeDrafts = flag('includeAllVersions', false)
  return {
    dataset,
    visibility: request.query.get('visibility') === 'query' ? 'query' : 'transaction',
    includeResult: flag('includeResult', false),
    includeMutations: flag('includeMutations', true),
    includeEffects: request.query.get('effectFormat') === 'mendoza',
    matches: async (document) => {
      if (!includeDrafts && isDraft(document._id)) return false
      const { projectId } = lake
      const found = await evaluateGroq(query, { documents: [document], params, projectId, dataset })
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
