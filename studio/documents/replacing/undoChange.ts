import { ClientError, type SanityClient } from '@sanity/client'
import { getDraftId } from 'sanity'
import {
  applyFieldChanges,
  type FieldChange,
  fieldChanges,
  reversed,
} from '../../../shared/contentLake/fieldChanges.ts'
import { noOperation } from '../../../shared/plans/planMutations.ts'
import { draftOf } from '../draftMutations.ts'

/** A document in which something was replaced, and the fields that were changed in its draft. */
export type ChangedDocument = { id: string; changes: FieldChange[] }

/** Thrown if what is to be replaced has changed since it was found. */
export class HasChanged extends Error {}

/** The maximum number of attempts to undo, because somebody may be typing in the draft. */
const attempts = 5

/**
 * Puts the values back that still stand in the draft as they were replaced. A draft that then has no changes is
 * deleted.
 * @returns false if some values stay, because somebody else has changed or published them since
 */
export async function undoChange(
  client: SanityClient,
  { id, changes }: ChangedDocument,
  attempt = 1,
): Promise<boolean> {
  const [draft, published] = await client.getDocuments([getDraftId(id), id])
  if (!draft) return false
  const { document, applied, conflicts } = applyFieldChanges(draft, reversed(changes))
  if (applied.length === 0) return conflicts.length === 0
  // The transaction is refused if somebody changes the draft after it was read.
  const transaction = client
    .transaction()
    .patch(draft._id, { ifRevisionID: draft._rev, ...noOperation })
  if (published && fieldChanges(published, document).length === 0) transaction.delete(draft._id)
  else transaction.createOrReplace(draftOf(document))
  try {
    await client.mutate(transaction, { returnDocuments: false })
    return conflicts.length === 0
  } catch (error) {
    if (!(error instanceof ClientError && error.statusCode === 409)) throw error
    return attempt < attempts ? undoChange(client, { id, changes }, attempt + 1) : false
  }
}
