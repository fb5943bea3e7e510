import type { SanityClient, SanityDocument } from '@sanity/client'
import { studioPath } from '@sanity/client/csm'
import { getDraftId, getValueAtPath, set } from 'sanity'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { combined } from '../../../shared/contentLake/fieldChanges.ts'
import { patchDraft } from '../../documents/patchDraft.ts'
import { type ChangedDocument, HasChanged } from '../../documents/replacing/undoChange.ts'
import { textPatches } from '../../documents/translations/sourceHashes.ts'
import type { TextMatch } from './findMatches.ts'

/**
 * Replaces a match in the draft of its document, which is created if there is none. Translations become outdated, as
 * after an edit in the form.
 * @param id of the published document
 * @param earlier the previous change of the same document
 * @throws HasChanged if somebody else has changed the text
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
    throw new HasChanged(`${target.path} of ${id}`)
  const next =
    target.text.slice(0, target.start) +
    replacement +
    target.text.slice(target.start + matched.length)
  const path = studioPath.fromString(field)
  const within = studioPath.fromString(target.path).slice(path.length)
  const changes = await patchDraft(client, base, textPatches([set(next, within)], text, path))
  return { id, changes: combined(earlier?.changes ?? [], changes) }
}

const valueAt = (document: SanityDocument, path: string): unknown =>
  getValueAtPath(document, studioPath.fromString(path))
