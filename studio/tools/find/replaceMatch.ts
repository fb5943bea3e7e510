import { ClientError, type SanityClient, type SanityDocument } from '@sanity/client'
import { studioPath } from '@sanity/client/csm'
import { getDraftId, getValueAtPath, set } from 'sanity'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { noOperation } from '../../../shared/plans/planMutations.ts'
import { draftOf, patchDraft } from '../../documents/patchDraft.ts'
import { hashPatches } from '../../documents/translations/sourceHashes.ts'
import type { TextMatch } from './findMatches.ts'

/** A document changed by this tool: its previous draft, and the revision after the last change. */
export type ChangedDocument = { id: string; before: SanityDocument | undefined; rev: string }

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
  const rev = await patchDraft(client, base, [
    set(next, studioPath.fromString(target.path)),
    ...hashPatches([set(next, [language])], text).map((patch) => ({
      ...patch,
      path: [...path, ...patch.path],
    })),
  ])
  const isOwn = earlier && earlier.rev === draft?._rev
  return { id, before: isOwn ? earlier.before : (draft ?? undefined), rev }
}

/** Restores the previous draft. Returns false if somebody else has changed the draft since. */
export async function undoChange(
  client: SanityClient,
  { id, before, rev }: ChangedDocument,
): Promise<boolean> {
  const draftId = getDraftId(id)
  const draft = await client.getDocument(draftId)
  if (draft?._rev !== rev) return false
  // The transaction is refused if somebody changes the draft after it was read.
  const transaction = client.transaction().patch(draftId, { ifRevisionID: rev, ...noOperation })
  if (before) transaction.createOrReplace(draftOf(before))
  else transaction.delete(draftId)
  try {
    await client.mutate(transaction, { returnDocuments: false })
    return true
  } catch (error) {
    if (error instanceof ClientError && error.statusCode === 409) return false
    throw error
  }
}

const valueAt = (document: SanityDocument, path: string): unknown =>
  getValueAtPath(document, studioPath.fromString(path))
