import type { SanityClient, SanityDocument } from '@sanity/client'
import { type FormPatch, getPublishedId, type Path, set, unset } from 'sanity'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { describedPatches, downloadedFile, shownFile } from '../translations/describedFiles.ts'
import { changeDrafts } from './changeDrafts.ts'
import { type ChangedDocument, HasChanged } from './undoChange.ts'

type Replacement = {
  /** The id of the file, picture or document that is replaced. */
  from: string
  to: string
  /** Whether the texts of the former file also describe the new one. Otherwise they are marked. */
  areWordsRight: boolean
}

/**
 * Replaces a file, a picture or a document by another one wherever documents refer to it, in their drafts, which are
 * created if there are none, in one transaction.
 * @param ids of the documents
 * @param earlier the previous changes of these documents
 * @throws HasChanged if a document no longer refers to it
 */
export async function replaceReferences(
  client: SanityClient,
  ids: readonly string[],
  replacement: Replacement,
  earlier: readonly ChangedDocument[] = [],
): Promise<ChangedDocument[]> {
  const published = [...new Set(ids.map((id) => getPublishedId(id)))]
  const patchesOf = (base: SanityDocument, id: string) => {
    const patches = replacingPatches(base, replacement)
    if (patches.length === 0) throw new HasChanged(`${replacement.from} in ${id}`)
    return patches
  }
  return changeDrafts(client, published, patchesOf, earlier)
}

/** Returns the patches that replace references. A list that already has the new entry loses the former one. */
export function replacingPatches(
  value: unknown,
  replacement: Replacement,
  path: Path = [],
): FormPatch[] {
  const { from, to } = replacement
  if (Array.isArray(value)) {
    const hasNew = value.some((entry) => isObject(entry) && entry._ref === to)
    return value.flatMap((entry, index) => {
      const step = isObject(entry) && typeof entry._key === 'string' ? { _key: entry._key } : index
      const isFormer = isObject(entry) && entry._ref === from
      return isFormer && hasNew
        ? [unset([...path, step])]
        : replacingPatches(entry, replacement, [...path, step])
    })
  }
  if (!isObject(value)) return []
  if (value._ref === from) return [set(to, [...path, '_ref'])]
  const inside = Object.entries(value).flatMap(([name, field]) =>
    replacingPatches(field, replacement, [...path, name]),
  )
  return [
    ...fileEffects(value, replacement).map((patch) => ({
      ...patch,
      path: [...path, ...patch.path],
    })),
    ...inside,
  ]
}

/** Returns the patches of an object with a replaced file besides its reference: crop, hotspot and texts. */
function fileEffects(
  object: Readonly<Record<string, unknown>>,
  { from, to, areWordsRight }: Replacement,
): FormPatch[] {
  if (shownFile(object) !== from) return []
  const isPicture = 'asset' in object
  const cuts = ['crop', 'hotspot'].filter((name) => isPicture && name in object)
  // The texts of a video and of its captions describe no file.
  const describesFile = isPicture || from.endsWith('-pdf')
  const file = isPicture ? [] : [downloadedFile]
  const edit = [set({ _type: 'reference', _ref: to }, [...file, 'asset'])]
  return [
    ...cuts.map((name) => unset([name])),
    ...(describesFile && !areWordsRight ? describedPatches(edit, object, file) : []),
  ]
}
