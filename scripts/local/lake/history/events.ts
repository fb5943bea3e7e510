import { LOCAL_USER } from '../account/local-user.ts'
import { locateVersion } from '../document.ts'
import type { Endpoint } from '../lake.ts'
import { json } from '../reply.ts'
import type { Version } from './history.ts'
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
  const events = lake.store
    .history(dataset)
    .versions(id)
    .flatMap((version) => describe(id, version))
  const from = Number(query.get('nextCursor') || 0)
  const to = from + readLimit(query)
  return json({
    events: { [id]: events.toReversed().slice(from, to) },
    nextCursor: to < events.length ? String(to) : '',
  })
}

function describe(id: string, version: Version): DocumentEvent[] {
  const { publishedId, layer } = locateVersion(id)
  const { timestamp } = version.transaction
  const common = { timestamp, author: LOCAL_USER.id, documentId: publishedId }
  const told = layer === 'published' ? tellPublished(version) : tellEdited(id, version)
  return told ? [{ ...common, ...told }] : []
}

type Told = { type: string; [detail: string]: unknown }

function tellPublished({ transaction, document, previous }: Version): Told | undefined {
  const revisionId = transaction.transactionId
  const others = Object.entries(transaction.documents)
  if (document) {
    const [versionId] =
      others.find(([id, other]) => other === null && isVersionOf(id, document._id)) ?? []
    if (versionId !== undefined) return publishEvent(revisionId, versionId)
    return { type: previous ? 'updateLiveDocument' : 'createLiveDocument', revisionId }
  }
  const [draftId] =
    others.find(([id, other]) => other && previous && isVersionOf(id, previous._id)) ?? []
  if (draftId === undefined) return { type: 'deleteDocumentGroup' }
  return { type: 'unpublishDocument', versionId: draftId, versionRevisionId: revisionId }
}

function tellEdited(id: string, { transaction, document, previous }: Version): Told | undefined {
  const { publishedId } = locateVersion(id)
  const published = transaction.documents[publishedId]
  const revisionId = transaction.transactionId
  const edited = { versionId: id, versionRevisionId: previous?._rev ?? revisionId }
  if (document && previous) return undefined
  if (document) {
    const type = published === null ? 'unpublishDocument' : 'createDocumentVersion'
    return { type, ...edited }
  }
  if (published) return { ...publishEvent(revisionId, id), ...edited }
  return { type: published === null ? 'deleteDocumentGroup' : 'deleteDocumentVersion', ...edited }
}

function publishEvent(revisionId: string, versionId: string): Told {
  return { type: 'publishDocumentVersion', revisionId, versionId, publishCause: 'document.publish' }
}

function isVersionOf(id: string, publishedId: string): boolean {
  const located = locateVersion(id)
  return located.layer !== 'published' && located.publishedId === publishedId
}
