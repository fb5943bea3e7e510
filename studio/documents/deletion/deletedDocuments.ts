import type { Mutation, SanityClient } from '@sanity/client'
import { getDraftId, getPublishedId, type SanityDocument } from 'sanity'
import { z } from 'zod'
import { withWeakReferences } from '../../../shared/plans/planMutations.ts'

/** The type of the copies of deleted documents. The dot in their ids makes them private. */
export const deletedType = 'deletedDocument'

const recordId = (id: string) => `deleted.${getPublishedId(id)}`

/** The number of days for which a copy is kept. */
const keptDays = 30

const dayMs = 24 * 60 * 60_000

const storedDocument = z.looseObject({ _id: z.string(), _type: z.string() })

/** A copy of a deleted document. Its content is JSON, because each stored field counts as an attribute of the dataset. */
export const deletedDocument = z.object({
  _id: z.string(),
  deletedAt: z.string(),
  /** The id of the user. */
  person: z.string().nullish(),
  content: z
    .string()
    .transform((json) => JSON.parse(json))
    .pipe(storedDocument),
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
  const { _rev, _updatedAt, ...content } = document
  const id = getPublishedId(document._id)
  const now = Date.now()
  return [
    {
      createOrReplace: {
        ...{ _id: recordId(id), _type: deletedType, person },
        deletedAt: new Date(now).toISOString(),
        content: JSON.stringify({ ...content, _id: id }),
      },
    },
    {
      delete: {
        query: `*[_type == "${deletedType}" && deletedAt < $before]`,
        params: { before: new Date(now - keptDays * dayMs).toISOString() },
      },
    },
    { delete: { id: getDraftId(id) } },
    { delete: { id } },
  ]
}

/**
 * Restores a deleted document as a draft. Its references to other deleted documents are weak until it is published.
 * @param types the types of the deleted documents by id
 */
export async function undelete(
  client: SanityClient,
  { _id, content }: DeletedDocument,
  types: ReadonlyMap<string, string>,
): Promise<void> {
  const draft = withWeakReferences({ ...content, _id: getDraftId(content._id) }, types)
  await client.mutate([{ createIfNotExists: draft }, { delete: { id: _id } }])
}
