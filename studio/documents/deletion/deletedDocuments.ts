import { ClientError, type Mutation, type SanityClient } from '@sanity/client'
import { getDraftId, getPublishedId, type SanityDocument } from 'sanity'
import { z } from 'zod'
import {
  applyFieldChanges,
  type FieldChange,
  fieldChanges,
  isNoteAboutText,
} from '../../../shared/contentLake/fieldChanges.ts'
import { withWeakReferences } from '../../../shared/plans/planMutations.ts'

/** The type of the copies of deleted documents and discarded drafts. The dot in their ids makes them private. */
export const deletedType = 'deletedDocument'

/** The number of days for which a copy is kept. */
const keptDays = 30

const dayMs = 24 * 60 * 60_000

const storedDocument = z
  .string()
  .transform((json) => JSON.parse(json))
  .pipe(z.looseObject({ _id: z.string(), _type: z.string() }))

/**
 * A copy of a deleted document, or of a draft whose changes were discarded. Documents are JSON, because each stored
 * field counts as an attribute of the dataset.
 */
export const deletedDocument = z.object({
  _id: z.string(),
  deletedAt: z.string(),
  /** The id of the user. */
  person: z.string().nullish(),
  content: storedDocument,
  /** The published document from which a discarded draft differed. */
  published: storedDocument.nullish(),
})

export type DeletedDocument = z.output<typeof deletedDocument>

/**
 * Returns the mutations that delete a document with its draft, and keep a copy for 30 days.
 * @param document the draft, or the published document without one
 * @param person the id of the user
 */
export function deletionMutations(
  document: SanityDocument,
  person: string | undefined,
): Mutation[] {
  const id = getPublishedId(document._id)
  return [
    ...copyMutations({ person, content: toJson(document) }),
    { delete: { id: getDraftId(id) } },
    { delete: { id } },
  ]
}

/** Returns the mutations that discard a draft, and keep a copy for 30 days. */
export function discardMutations(
  draft: SanityDocument,
  published: SanityDocument,
  person: string | undefined,
): Mutation[] {
  const copy = { content: toJson(draft), published: toJson(published) }
  return [...copyMutations({ person, ...copy }), { delete: { id: draft._id } }]
}

/** A document without what the Content Lake sets itself, under the id of its published version. */
const toJson = ({ _rev, _updatedAt, ...content }: SanityDocument) =>
  JSON.stringify({ ...content, _id: getPublishedId(content._id) })

type Copy = { person: string | undefined; content: string; published?: string }

/** Returns the mutations that store a copy beside earlier ones, and remove those of more than 30 days ago. */
function copyMutations(copy: Copy): Mutation[] {
  const now = Date.now()
  return [
    {
      create: {
        ...{ _id: `deleted.${crypto.randomUUID()}`, _type: deletedType, ...copy },
        deletedAt: new Date(now).toISOString(),
      },
    },
    {
      delete: {
        query: `*[_type == "${deletedType}" && deletedAt < $before]`,
        params: { before: new Date(now - keptDays * dayMs).toISOString() },
      },
    },
  ]
}

/**
 * Restores a deleted document or a discarded draft as a draft. Into a discarded draft goes what was published since,
 * except in fields that it had changed itself: these stay as they were discarded. References to other deleted documents
 * are weak until the draft is published.
 * @param types the types of the deleted documents by id
 * @returns the changes published since that the draft does not have; null, with nothing changed, if the document has
 *   another draft
 */
export async function undelete(
  client: SanityClient,
  { _id, content, published }: DeletedDocument,
  types: ReadonlyMap<string, string>,
): Promise<FieldChange[] | null> {
  const current = published && (await client.getDocument<SanityDocument>(content._id))
  const since = current ? fieldChanges(published, current) : []
  const { document, conflicts } = applyFieldChanges(content, since)
  const draft = withWeakReferences({ ...document, _id: getDraftId(content._id) }, types)
  try {
    await client.mutate([{ create: draft }, { delete: { id: _id } }])
    return conflicts.filter((change) => !isNoteAboutText(change))
  } catch (error) {
    if (error instanceof ClientError && error.statusCode === 409) return null
    throw error
  }
}
