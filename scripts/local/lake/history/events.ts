import { LOCAL_USER } from '../account/local-user.ts'
import { locateVersion } from '../document.ts'
import type { Endpoint } from '../lake.ts'
import { json } from '../reply.ts'
import type { History, Version } from './history.ts'
import { readLimit } from './range.ts'

/** What happened to a document, in the hosted API's terms. */
type DocumentEvent = {
  type: string
  timestamp: string
  author: string
  documentId: string
  [detail: string]: unknown
}

/**
 * `GET data/history/:dataset/events/documents/:id`: what happened to a document, its draft or one
 * of its versions, newest first: `{events: {[id]: [...]}, nextCursor}`. Edits of drafts are not
 * among them: the Studio finds those in the transactions.
 */
export const documentEvents: Endpoint = async ({ params, query }, lake) => {
  const { id = '', dataset = '' } = params
  const events = eventsOf(id, lake.store.history(dataset))
  const from = Number(query.get('nextCursor') || 0)
  const to = from + readLimit(query)
  return json({
    events: { [id]: events.toReversed().slice(from, to) },
    nextCursor: to < events.length ? String(to) : '',
  })
}

/** Oldest first. */
function eventsOf(id: string, history: History): DocumentEvent[] {
  const { publishedId, layer } = locateVersion(id)
  const tell = layer === 'published' ? tellPublished : tellEdited
  return versionsOf(id, history).flatMap((version) => {
    const told = tell(id, version)
    const { timestamp } = version.transaction
    return told ? [{ timestamp, author: LOCAL_USER.id, documentId: publishedId, ...told }] : []
  })
}

/** Its own and, of a draft, the deletion of the published document after it: the end of both. */
function versionsOf(id: string, history: History): readonly Version[] {
  const own = history.versions(id)
  const end = history.versions(locateVersion(id).publishedId).at(-1)
  const isEnd = end && !end.document && end.position > (own.at(-1)?.position ?? -1)
  return isEnd ? [...own, end] : own
}

type Told = { type: string; [detail: string]: unknown }

function tellPublished(id: string, { transaction, document, previous }: Version): Told | undefined {
  const revisionId = transaction.transactionId
  const sibling = Object.entries(transaction.documents).find(([other]) => isVersionOf(other, id))
  const [versionId, version] = sibling ?? []
  if (document) {
    if (versionId !== undefined && !version) return publishEvent(revisionId, versionId)
    return { type: previous ? 'updateLiveDocument' : 'createLiveDocument', revisionId }
  }
  if (!version) return { type: 'deleteDocumentGroup' }
  return { type: 'unpublishDocument', versionId, versionRevisionId: revisionId }
}

function tellEdited(id: string, { transaction, document, previous }: Version): Told | undefined {
  const published = transaction.documents[locateVersion(id).publishedId]
  const revisionId = transaction.transactionId
  if (document && previous) return undefined
  if (document) {
    const type = published === null ? 'unpublishDocument' : 'createDocumentVersion'
    return { type, versionId: id, versionRevisionId: revisionId }
  }
  if (published === null) return { type: 'deleteDocumentGroup' }
  const last = { versionId: id, versionRevisionId: previous?._rev }
  if (published) return { ...publishEvent(revisionId, id), ...last }
  return { type: 'deleteDocumentVersion', ...last }
}

function publishEvent(revisionId: string, versionId: string): Told {
  return { type: 'publishDocumentVersion', revisionId, versionId, publishCause: 'document.publish' }
}

function isVersionOf(id: string, publishedId: string): boolean {
  const located = locateVersion(id)
  return located.layer !== 'published' && located.publishedId === publishedId
}
