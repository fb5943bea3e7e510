import { type FormPatch, type Path, set, setIfMissing, unset } from 'sanity'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { isWritten } from '../../../shared/content/languages/translationCoverage.ts'
import { defaultLanguage } from '../../../shared/languages.ts'

/**
 * The field of a localized text with the id of the picture or file that it was written for. It exists from the
 * replacement of the file until the English is written anew or confirmed. The site's shapes drop it.
 */
export const describesField = 'describes'

type Fields = Readonly<Record<string, unknown>>

/** The path of a download’s file, relative to its texts. A picture has its texts itself. */
export const downloadedFile = 'file'

/** Returns the id of the picture or file that the texts of an object describe. */
export function shownFile(object: unknown): string | undefined {
  if (!isObject(object)) return undefined
  const { asset = fieldOf(object[downloadedFile], 'asset') } = object
  const id = fieldOf(asset, '_ref')
  return typeof id === 'string' ? id : undefined
}

/** Returns the id of the picture or file that a text was written for, if another one is shown. */
export function formerFile(text: unknown, currentFile: string | undefined): string | undefined {
  const described = fieldOf(text, describesField)
  const isOther = currentFile !== undefined && described !== currentFile
  return isOther && typeof described === 'string' ? described : undefined
}

/**
 * Returns the patches that store the former file's id in the texts that describe it, for an edit that replaces the
 * file. Texts are marked when an upload begins, because editors write the new texts during the upload.
 * @param patches the edit, with paths relative to the object
 * @param object the object with the texts, before the edit
 * @param path of the file in the object
 */
export function describedPatches(
  patches: readonly FormPatch[],
  object: Fields,
  path: readonly string[],
): FormPatch[] {
  const currentFile = shownFile(object)
  const next = patches.map((patch) => fileAfter(patch, path)).findLast((it) => it !== undefined)
  if (next === undefined || next === currentFile) return []
  const file = path.reduce<unknown>(fieldOf, object)
  const isUploading = fieldOf(file, uploadField) !== undefined
  return Object.entries(object).flatMap(([name, text]): FormPatch[] => {
    if (!isWritten(fieldOf(text, defaultLanguage))) return []
    const mark = [name, describesField]
    if (fieldOf(text, describesField) === next) return [unset(mark)]
    return currentFile === undefined || isUploading ? [] : [setIfMissing(currentFile, mark)]
  })
}

/** Sanity's field for the progress of an upload. */
const uploadField = '_upload'

/**
 * Returns the file's id after a patch: null for no file or an unfinished upload, undefined if the file does not change.
 */
function fileAfter({ path, ...patch }: FormPatch, file: readonly string[]) {
  const [field, ...inner] = path.slice(file.length)
  if (inner.length > 0 || !file.every((step, index) => path[index] === step)) return undefined
  // A picture that is set or removed as a whole brings its own texts.
  if (field === undefined && file.length === 0) return undefined
  if (patch.type === 'unset') return field === undefined || field === 'asset' ? null : undefined
  if (patch.type !== 'set') return undefined
  if (field === uploadField) return null
  if (field !== undefined && field !== 'asset') return undefined
  return shownFile(field === 'asset' ? { asset: patch.value } : patch.value) ?? null
}

/** Returns the patches that restore a former file, without its crop and hotspot, which Sanity has removed. */
export function restoringPatches(former: string, path: readonly string[]): FormPatch[] {
  const reference = { _type: 'reference', _ref: former }
  return [set(reference, [...path, 'asset']), unset([...path, 'hotspot']), unset([...path, 'crop'])]
}

/** Returns the patch that confirms a text for the file that is shown now. */
export function confirmingPatch(name: string): FormPatch {
  return unset([name, describesField] satisfies Path)
}

function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined
}
