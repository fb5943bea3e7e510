import { ClientError, type SanityClient, type SanityDocument } from '@sanity/client'
import { studioPath } from '@sanity/client/csm'
import { getDraftId, getValueAtPath, set } from 'sanity'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import {
  applyFieldChanges,
  combined,
  type FieldChange,
  fieldChanges,
  reversed,
} from '../../../shared/contentLake/fieldChanges.ts'
import { noOperation } from '../../../shared/plans/planMutations.ts'
import { draftOf, patchDraft } from '../../documents/patchDraft.ts'
import { textPatches } from '../../documents/translations/sourceHashes.ts'
import type { TextMatch } from './findMatches.ts'

/** A document changed by this tool, and the fields that it has changed in the draft. */
export type ChangedDocument = { id: string; changes: FieldChange[] }

/** Thrown if a text has changed since the match was found. */
export class TextHasChanged extends Error {}

/**
 * Replaces a match in the draft of its document, which is created if there is none. Translations become outdated, as
 * after an edit in the form.
 * @param id of the published document
 * @param earlier the previous change of the same document
 * @throws TextHasChanged if somebody else has changed the text
 */
export async function replaceMatch(
  client: SanityClient,
  { id, match, replacement }: { id: string; match: TextMatch; replacement: string },
  earlier?: ChangedDocument,
): Promise<ChangedDocument> {
  const { target, field, language, matched } = match
  if (!target || !language) throw new Error(`The text at ${field} of ${id} cannot be replaced`)
  const [draft, published] = await client.getDocuments([getDraftId(id), id])
  const base = draft ?? published
  const text = base && getValueAtPath(base, studioPath.fromString(field))
  if (!base || !isObject(text) || valueAt(base, target.path) !== target.text)
    throw new TextHasChanged(`${target.path} of ${id}`)
  const next =
    target.text.slice(0, target.start) +
    replacement +
    target.text.slice(target.start + matched.length)
  const path = studioPath.fromString(field)
  const within = studioPath.fromString(target.path).slice(path.length)
  const changes = await patchDraft(client, base, textPatches([set(next, within)], text, path))
  return { id, changes: combined(earlier?.changes ?? [], changes) }
}

/** The maximum number of attempts to undo, because somebody may be typing in the draft. */
const attempts = 5

/**
 * Puts the texts back that still stand in the draft as they were replaced. A draft that then has no changes is deleted.
 * @returns false if some texts stay, because somebody else has changed or published them since
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

const valueAt = (document: SanityDocument, path: string): unknown =>
  getValueAtPath(document, studioPath.fromString(path))
