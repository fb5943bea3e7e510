import type { LakeContext } from '../lake.ts'
import { isDraft, toPublishedId } from '../lakeDocument.ts'
import { readLimit } from '../request.ts'
import type { Version } from '../versions.ts'

type HistoryEvent = { type: string; [detail: string]: unknown }

/**
 * The events of a document and its draft, newest first: `{events: {[id]: [...]}, nextCursor}`. Edits of
 * drafts are left out, because the Studio reads them from the transactions.
 */
export const documentEvents = (c: LakeContext<'/:dataset/:id'>) => {
  const { id, dataset } = c.req.param()
  const publishedId = toPublishedId(id)
  const versions = c.var.lake.store.history(dataset, [publishedId, `drafts.${publishedId}`])
  const events = eventsOf(id, versions).toReversed()
  const from = Number(c.req.query('nextCursor') || 0)
  const to = from + readLimit(c.req)
  return c.json({
    events: { [id]: events.slice(from, to) },
    nextCursor: to < events.length ? String(to) : '',
  })
}

/**
 * Returns events, oldest first.
 * @param versions the versions of the published document and of its draft
 */
function eventsOf(id: string, versions: Version[]) {
  const documentId = toPublishedId(id)
  const byPosition = Map.groupBy(versions, ({ position }) => position)
  return [...byPosition.values()].flatMap((transaction) => {
    const published = transaction.find((version) => version.documentId === documentId)
    const draft = transaction.find((version) => isDraft(version.documentId))
    const event = isDraft(id) ? draftEvent(draft, published) : publishedEvent(published, draft)
    const { timestamp, author } = transaction[0] ?? {}
    return event ? [{ timestamp, author, documentId, ...event }] : []
  })
}

/** @param draft the draft's version in the same transaction */
function publishedEvent(published?: Version, draft?: Version): HistoryEvent | undefined {
  if (!published) return undefined
  const revisionId = published.transactionId
  if (published.document) {
    if (draft && !draft.document) return publishEvent(draft)
    return { type: published.previous ? 'updateLiveDocument' : 'createLiveDocument', revisionId }
  }
  if (!draft?.document) return { type: 'deleteDocumentGroup' }
  return { type: 'unpublishDocument', ...versionOf(draft, revisionId) }
}

/** @param published the published document's version in the same transaction */
function draftEvent(draft?: Version, published?: Version): HistoryEvent | undefined {
  const isDeletion = published?.document === null
  if (!draft) return isDeletion ? { type: 'deleteDocumentGroup' } : undefined
  if (draft.document && draft.previous) return undefined
  if (draft.document) {
    const type = isDeletion ? 'unpublishDocument' : 'createDocumentVersion'
    return { type, ...versionOf(draft, draft.transactionId) }
  }
  if (isDeletion) return { type: 'deleteDocumentGroup' }
  const last = versionOf(draft, draft.previous?._rev)
  return published
    ? { ...publishEvent(draft), ...last }
    : { type: 'deleteDocumentVersion', ...last }
}

function publishEvent({ documentId, transactionId }: Version): HistoryEvent {
  return {
    type: 'publishDocumentVersion',
    revisionId: transactionId,
    versionId: documentId,
    publishCause: 'document.publish',
  }
}

function versionOf({ documentId }: Version, versionRevisionId: string | undefined) {
  return { versionId: documentId, versionRevisionId }
}
