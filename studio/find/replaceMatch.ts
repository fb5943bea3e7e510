import { ClientError, type SanityClient, type SanityDocument } from '@sanity/client'
import { studioPath } from '@sanity/client/csm'
import { type FormPatch, getDraftId, getValueAtPath, pathToString, set } from 'sanity'
import { isRecord } from '../../shared/content/fieldPaths.ts'
import { noOperation } from '../../shared/plans/planMutations.ts'
import { hashPatches } from '../translations/sourceHashes.ts'
import type { TextMatch } from './findMatches.ts'

/** A document that was changed here: its draft before, and the revision that the last change has made. */
export type ChangedDocument = { id: string; before: SanityDocument | undefined; rev: string }

/** The text is no longer as it was found. */
export class TextHasChanged extends Error {}

/**
 * Replaces a match in the draft of its document, which is created if there is none. Translations become outdated
 * as if the editor had typed.
 * @param id of the published document
 * @param earlier the change of the same document before this one
 * @throws TextHasChanged if somebody else was faster
 */
export async function replaceMatch(
  client: SanityClient,
  { id, match, replacement }: { id: string; match: TextMatch; replacement: string },
  earlier?: ChangedDocument,
): Promise<ChangedDocument> {
  const { target, field, language, matched } = match
  if (!target || !language) throw new Error(`The text at ${field} of ${id} cannot be replaced`)
  const draftId = getDraftId(id)
  const [draft, published] = await client.getDocuments([draftId, id])
  const base = draft ?? published
  const text = base && getValueAtPath(base, studioPath.fromString(field))
  if (!base || !isRecord(text) || valueAt(base, target.path) !== target.text)
    throw new TextHasChanged(`${target.path} of ${id}`)
  const next =
    target.text.slice(0, target.start) +
    replacement +
    target.text.slice(target.start + matched.length)
  const transaction = client.transaction()
  if (!draft) transaction.create(draftOf(base, draftId))
  transaction.patch(draftId, {
    set: { [target.path]: next },
    ...(draft && { ifRevisionID: draft._rev }),
  })
  for (const patch of hashPatches([set(next, [language])], text))
    transaction.patch(draftId, operation(patch, field))
  const { transactionId } = await client.mutate(transaction, { returnDocuments: false })
  const isOwn = earlier && earlier.rev === draft?._rev
  return { id, before: isOwn ? earlier.before : (draft ?? undefined), rev: transactionId }
}

/** Restores a draft as it was before. Returns false if somebody else has changed it since. */
export async function undoChange(
  client: SanityClient,
  { id, before, rev }: ChangedDocument,
): Promise<boolean> {
  const draftId = getDraftId(id)
  const draft = await client.getDocument(draftId)
  if (draft?._rev !== rev) return false
  // Refused if somebody changes the draft after it was read.
  const transaction = client.transaction().patch(draftId, { ifRevisionID: rev, ...noOperation })
  if (before) transaction.createOrReplace(draftOf(before, draftId))
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

function draftOf({ _rev, _createdAt, _updatedAt, ...document }: SanityDocument, _id: string) {
  return { ...document, _id }
}

/** Returns a patch of a form as one of a document. */
function operation(patch: FormPatch, field: string) {
  const path = pathToString([...studioPath.fromString(field), ...patch.path])
  if (patch.type === 'unset') return { unset: [path] }
  if (patch.type === 'set') return { set: { [path]: patch.value } }
  if (patch.type === 'setIfMissing') return { setIfMissing: { [path]: patch.value } }
  throw new Error(`No such change of marks: ${patch.type}`)
}
