import {
  type DocumentGroupEvent,
  isCreateDocumentVersionEvent,
  isPublishDocumentVersionEvent,
} from 'sanity'

/** Of a document's history what visitors saw. */
const publishing: readonly DocumentGroupEvent['type'][] = [
  'publishDocumentVersion',
  'unpublishDocument',
  'createLiveDocument',
  'updateLiveDocument',
]

/**
 * Returns of a document's history the versions that visitors saw, newest first, without the edits that
 * led to them. A draft's history begins with the first draft, and what visitors saw before is in no
 * event of its own: the copy with which that draft began is listed in its place, as created live.
 * @param events newest first
 * @param bornAt when the published document was created, as a timestamp
 */
export function publishedVersions(
  events: readonly DocumentGroupEvent[],
  bornAt: string | undefined,
): DocumentGroupEvent[] {
  const versions = events
    .filter(({ type }) => publishing.includes(type))
    .map((event) =>
      isPublishDocumentVersionEvent(event) ? { ...event, creationEvent: undefined } : event,
    )
  const oldest = versions.at(-1)
  const start = events.findLast(isCreateDocumentVersionEvent)
  const isCopy =
    oldest?.type === 'publishDocumentVersion' &&
    start !== undefined &&
    start.timestamp < oldest.timestamp &&
    bornAt !== undefined &&
    bornAt < start.timestamp
  if (!isCopy) return versions
  const { id, timestamp, documentId, documentVariantType, author, versionRevisionId } = start
  const before: DocumentGroupEvent = {
    type: 'createLiveDocument',
    id,
    timestamp,
    documentId,
    documentVariantType,
    author,
    revisionId: versionRevisionId,
  }
  return [...versions, before]
}
