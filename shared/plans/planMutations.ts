import type { Mutation } from '@sanity/client'
import { z } from 'zod'
import {
  redirectPath,
  redirectRemovedPage,
  removeRedirectsFrom,
  validPath,
} from '../content/addresses/redirects.ts'
import { withFormerNames } from '../content/serviceNames.ts'
import { issueMessage } from '../content/shapes/issueMessages.ts'
import { draftId, publishedId } from '../contentLake/draftIds.ts'
import {
  applyFieldChanges,
  changePath,
  type FieldChange,
  fieldChanges,
  isNoteAboutText,
} from '../contentLake/fieldChanges.ts'
import { withStrongReferences } from '../contentLake/strongReferences.ts'
import type { RecordedIssue } from '../publishing/buildRecord.ts'
import {
  documentIssue,
  type FieldEdit,
  type PlannedChanges,
  plannedIds,
  planType,
  refusedChanges,
  visibilityAfter,
} from './plan.ts'
import { type RemovedDocuments, unlink } from './unlink.ts'

/** The methods of Sanity's client that plans use; the edge function implements them too. */
export type LakeClient = {
  config(): { projectId?: string; dataset?: string }
  fetch(
    query: string,
    params: Record<string, unknown>,
    options: { perspective: 'raw' | 'drafts' | 'published' },
  ): Promise<unknown>
  /** @throws an error with the `statusCode` and the `details` of a rejected transaction */
  mutate(mutations: Mutation[]): Promise<unknown>
}

const document = z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string() })

/** An operation without effect: a patch needs one even if it only checks a revision. */
export const noOperation = { unset: ['_checksRevision'] }

/**
 * Filters the documents that link to `$unpublished`, without redirects, which are retargeted, and plans, which report
 * it.
 */
export const linksToUnpublished = `references($unpublished) && !(_type in ["redirect", "${planType}"])`

/**
 * The size of a transaction in bytes that leaves room for the plan's own record: a request has at most 4 MB.
 * @see https://www.sanity.io/docs/content-lake/technical-limits
 */
const maxSize = 3_900_000

const lostTarget =
  'The page that visitors should see instead is not on the website: choose another one.'

const missing = 'A document of this plan is no longer there: remove it from the lists.'

const sizeOf = (content: object) => new TextEncoder().encode(JSON.stringify(content)).byteLength

const megabytes = (size: number) => (size / 1_000_000).toFixed(1)

/** Returns the issue of a transaction of this size in bytes. It is reported at its largest document. */
export const tooLarge = (size: number) =>
  issueMessage(
    'together the documents have {size} MB, and at most {most} MB can change at once. This one is the largest: put it into a plan of its own.',
    { size: megabytes(size), most: megabytes(maxSize) },
  )

/** A document that a transaction changes, and its published versions before and after; undefined if not public. */
export type MadeChange = {
  id: string
  type: string
  before: Identified | undefined
  after: Identified | undefined
}

type Identified = { _id: string; _type: string }

/**
 * Returns the mutations of one transaction that publishes and unpublishes documents, or changes single fields of
 * published ones. Links to the unpublished ones follow them or are removed (`unlink`), in all documents and drafts, and
 * the same redirects as in the Studio are created. Its first patches name the revisions that were read, so that the
 * Content Lake rejects it if a document was changed or deleted since.
 * @param earlier the changes of plans that are executed before
 * @param isWritten returns whether somebody is writing in a draft. Such a draft is kept, even if it is published
 * @returns also the issues that forbid the transaction, notes about what it leaves unchanged, and what it changes
 */
export async function planMutations(
  changes: PlannedChanges,
  client: Pick<LakeClient, 'fetch'>,
  earlier: readonly PlannedChanges[] = [],
  isWritten: (draft: StoredDocument) => boolean = () => false,
): Promise<{
  mutations: Mutation[]
  issues: RecordedIssue[]
  notes: RecordedIssue[]
  made: MadeChange[]
}> {
  const documents = await readDocuments(changes, client)
  const drafts = draftsToPublish(changes, documents)
  const unpublished = documentsToUnpublish(changes, documents)
  const edits = documentsToEdit(changes, documents)
  const edited = edits.filter(({ applied }) => applied.length > 0)
  const removed = removedDocuments(changes)
  const kept = new Set(drafts.flatMap(({ draft }) => (isWritten(draft) ? draft._id : [])))
  const changedIds = new Set(
    [...drafts, ...unpublished, ...edited].flatMap(({ id }) => [id, draftId(id)]),
  )
  const stored = [...documents.values()]
  const linking = stored
    .filter((other) => !changedIds.has(other._id) && hasLink(other, removed))
    .map((before) => ({ before, after: unlink(before, removed) }))
  const linkingIds = new Set(linking.map(({ before }) => before._id))
  // Other documents get no patch, because even a patch without effect would change their revision.
  const patched = stored.filter(
    (each) => (changedIds.has(each._id) || linkingIds.has(each._id)) && !kept.has(each._id),
  )
  const moved = [...drafts, ...edited].filter(({ from, to }) => from !== to)
  const types = new Map(unpublished.map(({ id, document }) => [id, document._type]))
  const published = [
    ...drafts.map(({ id, draft }) => ({ id, content: draft })),
    ...edited.map(({ id, published }) => ({ id, content: published })),
  ].map(({ id, content }) =>
    withStrongReferences(unlink(withFormerNames(copyOf(content, id), documents.get(id)), removed)),
  )
  const mutations: Mutation[] = [
    // The revisions that were read.
    ...patched.map(({ _id: id, _rev }) => ({ patch: { id, ifRevisionID: _rev, ...noOperation } })),
    ...moved.flatMap(({ id, from }) => (from === null ? [] : redirectPath(from, id))),
    // Publishes the drafts and the edits.
    ...published.map((createOrReplace) => ({ createOrReplace })),
    ...drafts.flatMap(({ draft }) => (kept.has(draft._id) ? [] : { delete: { id: draft._id } })),
    ...edited.flatMap(({ id, published, draft }): Mutation[] => {
      if (!draft) return []
      // A draft without other changes is no longer needed.
      if (fieldChanges(published, draft).length === 0 && !isWritten(draft))
        return [{ delete: { id: draftId(id) } }]
      return [{ createOrReplace: unlink(copyOf(draft, draftId(id)), removed) }]
    }),
    // A document can be deleted only when no other has a strong reference to it.
    ...linking.map(({ after }) => ({ createOrReplace: copyOf(after, after._id) })),
    ...unpublished.flatMap(({ id, path, redirectTo }) =>
      path === null ? [] : redirectRemovedPage(path, id, redirectTo),
    ),
    ...unpublished.map(({ id, draft }) => {
      const kept = withWeakReferences(copyOf(draft, draftId(id)), types)
      // `create` fails, and with it the transaction, if an editor has created a draft since.
      return documents.has(draftId(id)) ? { createOrReplace: kept } : { create: kept }
    }),
    ...unpublished.map(({ id }) => ({ delete: { id } })),
    // Redirects are removed last, so that two pages can exchange their addresses.
    ...moved.flatMap(({ to }) => (to === null ? [] : removeRedirectsFrom(to))),
  ]
  const ids = plannedIds(changes)
  const typesOfAll = typesOf(ids, documents)
  const unchanged = (all: readonly string[], changed: readonly { id: string }[], note: string) =>
    all
      .filter((id) => typesOfAll.has(id) && !changed.some((it) => it.id === id))
      .map((id) => documentIssue(id, typesOfAll.get(id) ?? '', note))
  const editedIds = (changes.edits ?? []).map(({ id }) => id)
  const isPublic = visibilityAfter([...earlier, changes])
  const lostTargets = unpublished.filter(
    ({ redirectTo }) =>
      redirectTo !== null && !(isPublic.get(redirectTo) ?? documents.has(redirectTo)),
  )
  return {
    mutations,
    issues: [
      ...refusedChanges(changes, typesOfAll),
      ...ids.filter((id) => !typesOfAll.has(id)).map((id) => documentIssue(id, '', missing)),
      ...lostTargets.map(({ id, document }) => documentIssue(id, document._type, lostTarget)),
      ...sizeIssues(mutations, patched),
    ],
    notes: [
      ...unchanged(changes.publishes, drafts, 'There was no draft left to publish'),
      ...unchanged([...removed.keys()], unpublished, 'It was not on the website'),
      ...unchanged(editedIds, [...edits, ...drafts], 'It was not on the website'),
      ...drafts.flatMap(({ id, draft, conflicts }) => conflictNotes(id, draft, conflicts)),
      ...edits.flatMap(({ id, published, conflicts }) => conflictNotes(id, published, conflicts)),
    ],
    made: [
      ...published.map((after) => ({ id: after._id, after, before: documents.get(after._id) })),
      ...linking
        .filter(({ before }) => before._id === publishedId(before._id))
        .map(({ before, after }) => ({ id: before._id, before, after })),
      ...unpublished.map(({ id, document }) => ({ id, before: document, after: undefined })),
    ].map((change) => ({ ...change, type: (change.after ?? change.before)?._type ?? '' })),
  }
}

/** Returns the documents that changes unpublish, each with the reference to its redirect target. */
export const removedDocuments = ({ unpublishes }: PlannedChanges): Map<string, object | null> =>
  new Map(
    unpublishes.map(({ id, redirectTo }) => [
      id,
      redirectTo === null ? null : { _ref: redirectTo },
    ]),
  )

type StoredDocument = z.output<typeof document>

/** The documents of a plan, their drafts, and the documents that link to the unpublished ones, by id. */
type StoredDocuments = ReadonlyMap<string, StoredDocument>

async function readDocuments(
  changes: PlannedChanges,
  client: Pick<LakeClient, 'fetch'>,
): Promise<StoredDocuments> {
  const result = await client.fetch(
    `*[_id in $ids || (${linksToUnpublished})]`,
    {
      ids: [
        ...plannedIds(changes).flatMap((id) => [id, draftId(id)]),
        ...changes.unpublishes.flatMap(({ redirectTo }) => redirectTo ?? []),
      ],
      unpublished: [...new Set(changes.unpublishes.map(({ id }) => id))],
    },
    { perspective: 'raw' },
  )
  return new Map(
    z
      .array(document)
      .parse(result)
      .map((document) => [document._id, document]),
  )
}

/** Returns the drafts to publish, with the changes of their fields, each with its old and its new path. */
const draftsToPublish = ({ publishes, edits = [] }: PlannedChanges, documents: StoredDocuments) =>
  publishes.flatMap((id) => {
    const stored = documents.get(draftId(id))
    if (!stored) return []
    const changes = edits.flatMap((edit) => (edit.id === id ? edit.changes : []))
    const { document: draft, conflicts } = applyFieldChanges(stored, changes)
    return { id, draft, conflicts, from: validPath(documents.get(id)), to: validPath(draft) }
  })

/** Returns the published documents to unpublish, each with the draft that remains. */
const documentsToUnpublish = ({ unpublishes }: PlannedChanges, documents: StoredDocuments) =>
  unpublishes.flatMap(({ id, redirectTo }) => {
    const document = documents.get(id)
    const draft = documents.get(draftId(id)) ?? document
    return document && draft ? { id, document, draft, redirectTo, path: validPath(document) } : []
  })

/**
 * Returns the published documents whose fields change, and their drafts, each with the changes made. Those whose drafts
 * are published as a whole are left out.
 */
const documentsToEdit = ({ edits = [], publishes }: PlannedChanges, documents: StoredDocuments) =>
  edits.flatMap(({ id, changes }: FieldEdit) => {
    const document = documents.get(id)
    if (!document || (publishes.includes(id) && documents.has(draftId(id)))) return []
    const { document: published, applied, conflicts } = applyFieldChanges(document, changes)
    const stored = documents.get(draftId(id))
    // A field of the draft that somebody has written since stays as it is.
    const draft = stored && applyFieldChanges(stored, changes).document
    const paths = { from: validPath(document), to: validPath(published) }
    return { id, published, draft, applied, conflicts, ...paths }
  })

const changedSince = 'Somebody has changed this since: it stays as it is'

const conflictNotes = (id: string, { _type }: StoredDocument, conflicts: readonly FieldChange[]) =>
  conflicts.flatMap((change) => {
    if (isNoteAboutText(change)) return []
    const path = changePath(change)
    return { ...documentIssue(id, _type, changedSince), _key: `${id}-${path}`, path }
  })

/** Returns the types of the documents that are there, as drafts or published, by id. */
const typesOf = (ids: readonly string[], documents: StoredDocuments) =>
  new Map(
    ids.flatMap((id) => {
      const type = (documents.get(draftId(id)) ?? documents.get(id))?._type
      return type === undefined ? [] : [[id, type] as const]
    }),
  )

const hasLink = (other: object, removed: RemovedDocuments) =>
  JSON.stringify(other) !== JSON.stringify(unlink(other, removed))

function sizeIssues(mutations: Mutation[], patched: StoredDocument[]): RecordedIssue[] {
  const size = sizeOf(mutations)
  if (size <= maxSize) return []
  return patched
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, 1)
    .map(({ _id, _type }) => documentIssue(publishedId(_id), _type, tooLarge(size)))
}

function copyOf({ _rev, _updatedAt, ...content }: StoredDocument, _id: string) {
  return { ...content, _id }
}

/**
 * Makes references to unpublished documents weak until the document is published.
 * @param types the types of the unpublished documents by id
 */
export function withWeakReferences<T>(content: T, types: ReadonlyMap<unknown, string>): T {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    if (!(value instanceof Object && '_ref' in value) || '_weak' in value) return value
    const type = types.get(value._ref)
    return type ? { ...value, _weak: true, _strengthenOnPublish: { type } } : value
  })
}
