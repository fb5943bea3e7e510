import type { Mutation } from '@sanity/client'
import { z } from 'zod'
import type { RecordedIssue } from '../buildRecord.ts'
import { isRecord } from '../content/fieldPaths.ts'
import {
  redirectPath,
  redirectRemovedPage,
  removeRedirectsFrom,
  validPath,
} from '../content/redirects.ts'
import { issueMessage } from '../content/shapes/issueMessages.ts'
import { draftId, publishedId } from '../draftIds.ts'
import {
  documentIssue,
  documentsOf,
  type PlannedChanges,
  planType,
  refusedChanges,
} from './plan.ts'
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
 * unpublished ones from all documents and drafts, and creates the same redirects as the Studio. The Content Lake
 * rejects the transaction if a document was changed or deleted after this function has read it.
 * @returns also the issues that forbid the transaction, and notes about the documents that it leaves unchanged
 */
export async function planMutations(
  changes: PlannedChanges,
  client: Pick<LakeClient, 'fetch'>,
): Promise<{ mutations: Mutation[]; issues: RecordedIssue[]; notes: RecordedIssue[] }> {
  const ids = documentsOf(changes)
  const unpublishedIds = new Set(changes.unpublishes.map(({ id }) => id))
  const result = await client.fetch(
    `*[_id in $ids || (${linksToUnpublished})]`,
    { ids: ids.flatMap((id) => [id, draftId(id)]), unpublished: [...unpublishedIds] },
    { perspective: 'raw' },
  )
  const documents = z.array(document).parse(result)
  const byId = new Map(documents.map((document) => [document._id, document]))
  const missingIds = ids.filter((id) => !byId.has(id) && !byId.has(draftId(id)))
  const typesOfAll = new Map(
    ids.flatMap((id) => {
      const type = (byId.get(draftId(id)) ?? byId.get(id))?._type
      return type === undefined ? [] : [[id, type] as const]
    }),
  )
  const drafts = changes.publishes.flatMap((id) => {
    const draft = byId.get(draftId(id))
    return draft ? { id, draft, from: validPath(byId.get(id)), to: validPath(draft) } : []
  })
  const moved = drafts.filter(({ from, to }) => from !== to)
  const unpublished = changes.unpublishes.flatMap(({ id, redirectTo }) => {
    const document = byId.get(id)
    const draft = byId.get(draftId(id)) ?? document
    return document && draft ? { id, document, draft, redirectTo, path: validPath(document) } : []
  })
  const changedIds = new Set([...drafts, ...unpublished].flatMap(({ id }) => [id, draftId(id)]))
  const types = new Map(unpublished.map(({ id, document }) => [id, document._type]))
  const others = documents.filter(({ _id }) => !changedIds.has(_id))
  const hasLink = (other: object) =>
    JSON.stringify(other) !== JSON.stringify(unlink(other, unpublishedIds))
  const linking = others.filter(hasLink)
  // Other documents get no patch, because even a patch without effect would change their revision.
  const patched = [...documents.filter(({ _id }) => changedIds.has(_id)), ...linking]
  const mutations: Mutation[] = [
    ...patched.map(({ _id: id, _rev }) => ({ patch: { id, ifRevisionID: _rev, ...noOperation } })),
    ...moved.flatMap(({ id, from }) => (from === null ? [] : redirectPath(from, id))),
    ...drafts.map(({ id, draft }) => ({
      createOrReplace: withStrongReferences(unlink(copyOf(draft, id), unpublishedIds)),
    })),
    ...drafts.map(({ draft }) => ({ delete: { id: draft._id } })),
    ...linking.map((document) => ({
      createOrReplace: unlink(copyOf(document, document._id), unpublishedIds),
    })),
    ...unpublished.flatMap(({ id, path, redirectTo }) =>
      path === null ? [] : redirectRemovedPage(path, id, redirectTo),
    ),
    ...unpublished.map(({ id, draft }) => {
      const kept = withWeakReferences(copyOf(draft, draftId(id)), types)
      // `create` fails, and with it the transaction, if an editor has created a draft since.
      return byId.has(draftId(id)) ? { createOrReplace: kept } : { create: kept }
    }),
    ...unpublished.map(({ id }) => ({ delete: { id } })),
    // Redirects are removed last, so that two pages can exchange their addresses.
    ...moved.flatMap(({ to }) => (to === null ? [] : removeRedirectsFrom(to))),
  ]
  const without = (all: readonly string[], found: readonly { id: string }[], note: string) =>
    all
      .filter((id) => typesOfAll.has(id) && !found.some((it) => it.id === id))
      .map((id) => documentIssue(id, typesOfAll.get(id) ?? '', note))
  const size = sizeOf(mutations)
  const largest = patched.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1)
  return {
    mutations,
    issues: [
      ...refusedChanges(changes, typesOfAll),
      ...missingIds.map((id) =>
        documentIssue(
          id,
          '',
          'A document of this plan is no longer there: remove it from the lists.',
        ),
      ),
      ...(size > maxSize ? largest : []).map(({ _id, _type }) =>
        documentIssue(publishedId(_id), _type, tooLarge(size)),
      ),
    ],
    notes: [
      ...without(changes.publishes, drafts, 'There was no draft left to publish'),
      ...without([...unpublishedIds], unpublished, 'It was not on the website'),
    ],
  }
}

function copyOf({ _rev, _updatedAt, ...content }: z.output<typeof document>, _id: string) {
  return { ...content, _id }
}

/** Strengthens the references that the Studio keeps weak until the document is published. */
export function withStrongReferences<T>(content: T): T {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    if (!isRecord(value) || !('_strengthenOnPublish' in value)) return value
    const { _strengthenOnPublish: options, _weak, ...strong } = value
    return isRecord(options) && options.weak === true ? { ...strong, _weak } : strong
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
