import type { SanityClient, SanityDocument } from '@sanity/client'
import { studioPath } from '@sanity/client/csm'
import { type FormPatch, getValueAtPath, set } from 'sanity'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { applyPatches } from '../../documents/applyPatches.ts'
import { changeDrafts } from '../../documents/replacing/changeDrafts.ts'
import { type ChangedDocument, HasChanged } from '../../documents/replacing/undoChange.ts'
import { textPatches } from '../../documents/translations/sourceHashes.ts'
import type { TextMatch } from './findMatches.ts'

type Replacement = {
  /** The id of the published document. */
  id: string
  match: TextMatch
  replacement: string
}

/**
 * Replaces matches in the drafts of their documents, which are created if there are none, in one transaction.
 * Translations become outdated as after an edit in the form, unless they are replaced too.
 * @param earlier the previous changes of these documents
 * @throws HasChanged if somebody else has changed one of the texts
 */
export async function replaceMatches(
  client: SanityClient,
  replacements: readonly Replacement[],
  earlier: readonly ChangedDocument[] = [],
): Promise<ChangedDocument[]> {
  const byDocument = Map.groupBy(replacements, ({ id }) => id)
  const patchesIn = (base: SanityDocument, id: string) => patchesOf(base, byDocument.get(id) ?? [])
  return changeDrafts(client, [...byDocument.keys()], patchesIn, earlier)
}

/** Returns the patches of all replacements in a document, in their order: English before its translations. */
function patchesOf(base: SanityDocument, replacements: readonly Replacement[]): FormPatch[] {
  const byString = Map.groupBy(replacements, ({ match }) => match.target?.path)
  // From the end of each string, because a replacement moves what follows it.
  const ordered = [...byString.values()].flatMap((own) =>
    own.toSorted((a, b) => b.match.start - a.match.start),
  )
  let document = base
  return ordered.flatMap(({ id, match, replacement }) => {
    const { target, field, language, matched } = match
    if (!target || !language) throw new Error(`The text at ${field} of ${id} cannot be replaced`)
    const path = studioPath.fromString(field)
    const text = getValueAtPath(document, path)
    const now = valueAt(document, target.path)
    if (!isObject(text) || valueAt(base, target.path) !== target.text || typeof now !== 'string')
      throw new HasChanged(`${target.path} of ${id}`)
    const next = now.slice(0, target.start) + replacement + now.slice(target.start + matched.length)
    const within = studioPath.fromString(target.path).slice(path.length)
    const patches = textPatches([set(next, within)], text, path)
    document = applyPatches(document, patches)
    return patches
  })
}

const valueAt = (document: SanityDocument, path: string): unknown =>
  getValueAtPath(document, studioPath.fromString(path))
