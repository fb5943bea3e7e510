import { randomUUID } from 'node:crypto'
import { locateVersion } from '../document.ts'
import { LakeError } from '../errors.ts'
import { evaluateGroq } from '../groq.ts'
import type { Endpoint, Lake } from '../lake.ts'
import { defaultPerspective } from '../perspective.ts'
import { readQuestion } from '../query.ts'
import { type LakeRequest, readFlag } from '../request.ts'
import type { Commit } from '../store.ts'
import { type EventSink, eventStream } from './event-stream.ts'
import { type Matches, type MutationEventOptions, mutationEvents } from './mutation-events.ts'

type Subscription = MutationEventOptions & { dataset: string; matches: Matches }

/**
 * `GET data/listen/:dataset?query=…`: server-sent events, `welcome` first, then one `mutation` for
 * each document that a transaction changed and that the query matches before or after it. The
 * query is asked of one document at a time: what it finds through references is not followed.
 *
 * A stream that is resumed (`enableResume` and `Last-Event-ID`) begins with `reset`: the listener
 * asks for its documents again. A query that cannot be run is told as `channelError`.
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
  const everyVersion =
    flag('includeAllVersions', false) || defaultPerspective(request.apiVersion) === 'raw'
  return {
    dataset,
    visibility: request.query.get('visibility') === 'query' ? 'query' : 'transaction',
    includeResult: flag('includeResult', false),
    includePreviousRevision: flag('includePreviousRevision', false),
    includeMutations: flag('includeMutations', true),
    includeEffects: request.query.get('effectFormat') === 'mendoza',
    matches: async (document) => {
      if (!everyVersion && locateVersion(document._id).layer !== 'published') return false
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
