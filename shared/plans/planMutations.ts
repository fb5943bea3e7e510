import type { Mutation } from '@sanity/client'
import { z } from 'zod'
import {
  redirectPath,
  redirectRemovedPage,
  removeRedirectsFrom,
  validPath,
} from '../content/addresses/redirects.ts'
import { isObject } from '../content/fieldPaths.ts'
import { issueMessage } from '../content/shapes/issueMessages.ts'
import { draftId, publishedId } from '../contentLake/draftIds.ts'
import type { RecordedIssue } from '../publishing/buildRecord.ts'
import { documentIssue, type PlannedChanges, plannedIds, planType, refusedChanges } from './plan.ts'
import { unlink } from './unlink.ts'

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

const missing = 'A document of this plan is no longer there: remove it from the lists.'

const sizeOf = (content: object) => new TextEncoder().encode(JSON.stringify(content)).byteLength

const megabytes = (size: number) => (size / 1_000_000).toFixed(1)

/** Returns the issue of a transaction of this size in bytes. It is reported at its largest document. */
export const tooLarge = (size: number) =>
  issueMessage(
    'together the documents have {size} MB, and at most {most} MB can change at once. This one is the largest: put it into a plan of its own.',
    { size: megabytes(size), most: megabytes(maxSize) },
  )

/**
 * Returns the mutations of one transaction that publishes and unpublishes documents, removes the links to the
 * unpublished ones from all documents and drafts, and creates the same redirects as the Studio. Its first patches name
 * the revisions that were read, so that the Content Lake rejects it if a document was changed or deleted since.
 * @returns also the issues that forbid the transaction, and notes about the documents that it leaves unchanged
 */
export async function planMutations(
  changes: PlannedChanges,
  client: Pick<LakeClient, 'fetch'>,
): Promise<{ mutations: Mutation[]; issues: RecordedIssue[]; notes: RecordedIssue[] }> {
  const documents = await readDocuments(changes, client)
  const drafts = draftsToPublish(changes, documents)
  const unpublished = documentsToUnpublish(changes, documents)
  const unpublishedIds = new Set(changes.unpublishes.map(({ id }) => id))
  const changedIds = new Set([...drafts, ...unpublished].flatMap(({ id }) => [id, draftId(id)]))
  const stored = [...documents.values()]
  const linking = stored.filter(
    (other) => !changedIds.has(other._id) && hasLink(other, unpublishedIds),
  )
  // Other documents get no patch, because even a patch without effect would change their revision.
  const patched = [...stored.filter(({ _id }) => changedIds.has(_id)), ...linking]
  const moved = drafts.filter(({ from, to }) => from !== to)
  const types = new Map(unpublished.map(({ id, document }) => [id, document._type]))
  const mutations: Mutation[] = [
    // The revisions that were read.
    ...patched.map(({ _id: id, _rev }) => ({ patch: { id, ifRevisionID: _rev, ...noOperation } })),
    ...moved.flatMap(({ id, from }) => (from === null ? [] : redirectPath(from, id))),
    // Publishes the drafts.
    ...drafts.map(({ id, draft }) => ({
      createOrReplace: withStrongReferences(unlink(copyOf(draft, id), unpublishedIds)),
    })),
    ...drafts.map(({ draft }) => ({ delete: { id: draft._id } })),
    // A document can be deleted only when no other has a strong reference to it.
    ...linking.map((document) => ({
      createOrReplace: unlink(copyOf(document, document._id), unpublishedIds),
    })),
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
  return {
    mutations,
    issues: [
      ...refusedChanges(changes, typesOfAll),
      ...ids.filter((id) => !typesOfAll.has(id)).map((id) => documentIssue(id, '', missing)),
      ...sizeIssues(mutations, patched),
    ],
    notes: [
      ...unchanged(changes.publishes, drafts, 'There was no draft left to publish'),
      ...unchanged([...unpublishedIds], unpublished, 'It was not on the website'),
    ],
  }
}

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
      ids: plannedIds(changes).flatMap((id) => [id, draftId(id)]),
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

/** Returns the drafts to publish, each with its old and its new path. */
const draftsToPublish = ({ publishes }: PlannedChanges, documents: StoredDocuments) =>
  publishes.flatMap((id) => {
    const draft = documents.get(draftId(id))
    return draft ? { id, draft, from: validPath(documents.get(id)), to: validPath(draft) } : []
  })

/** Returns the published documents to unpublish, each with the draft that remains. */
const documentsToUnpublish = ({ unpublishes }: PlannedChanges, documents: StoredDocuments) =>
  unpublishes.flatMap(({ id, redirectTo }) => {
    const document = documents.get(id)
    const draft = documents.get(draftId(id)) ?? document
    return document && draft ? { id, document, draft, redirectTo, path: validPath(document) } : []
  })

/** Returns the types of the documents that are there, as drafts or published, by id. */
const typesOf = (ids: readonly string[], documents: StoredDocuments) =>
  new Map(
    ids.flatMap((id) => {
      const type = (documents.get(draftId(id)) ?? documents.get(id))?._type
      return type === undefined ? [] : [[id, type] as const]
    }),
  )

const hasLink = (other: object, ids: ReadonlySet<string>) =>
  JSON.stringify(other) !== JSON.stringify(unlink(other, ids))

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

/** Strengthens the references that the Studio keeps weak until the document is published. */
export function withStrongReferences<T>(content: T): T {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    if (!isObject(value) || !('_strengthenOnPublish' in value)) return value
    const { _strengthenOnPublish: options, _weak, ...strong } = value
    return isObject(options) && options.weak === true ? { ...strong, _weak } : strong
  })
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
