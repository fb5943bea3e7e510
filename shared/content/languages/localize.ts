import { isLanguage, type Language, languageCodes } from '../../languages.ts'
import { isObject } from '../fieldPaths.ts'
import { isValidFile, type OfferedFile, offeredFile, type ValidFile } from '../files/file.ts'
import { type Image, imageFiles, isValidImage } from '../files/imageFiles.ts'
import type { ValidImage } from '../shapes/image.ts'
import type { Localized } from '../shapes/localized.ts'
import { existsIn } from './documentLanguages.ts'
import { type InLanguage, inLanguage } from './inLanguage.ts'

/** Content in one language: localized fields become texts with keys; images and files get their paths on the site. */
export type ContentInLanguage<T> =
  T extends Localized<infer Value>
    ? InLanguage<Value>
    : T extends ValidImage
      ? Image
      : T extends ValidFile
        ? OfferedFile
        : T extends readonly (infer Item)[]
          ? ContentInLanguage<Item>[]
          : T extends object
            ? { [Field in keyof T]: ContentInLanguage<T[Field]> }
            : T

/**
 * Returns content in one language, with English as the fallback. Documents that do not exist in the language are
 * removed from lists.
 * @param value a page or the site's shared part, parsed by its shape
 */
export function localize<T>(value: T, language: Language): ContentInLanguage<T> {
  return walk(value, language, '', '') as ContentInLanguage<T>
}

function walk(value: unknown, language: Language, documentId: string, path: string): unknown {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => {
      if (!existsIn(item, language)) return []
      const key = isObject(item) && typeof item._key === 'string' ? `_key=="${item._key}"` : index
      return [walk(item, language, documentId, `${path}[${key}]`)]
    })
  if (!isObject(value)) return value
  if (isValidImage(value)) {
    const { width, height, files } = imageFiles(value)
    return {
      alt: inLanguage(`${documentId}:${path}.alt`, value.alt, language),
      ...(value.caption && {
        caption: inLanguage(`${documentId}:${path}.caption`, value.caption, language),
      }),
      width,
      height,
      files: files.map((file) => ({ path: file.path, width: file.width })),
    }
  }
  if (isValidFile(value)) return offeredFile(value)
  if (isLocalized(value)) return inLanguage(`${documentId}:${path}`, value, language)

  // The keys of texts in a referenced document (a country, a service) begin with its own id.
  const isDocument = typeof value._id === 'string'
  const id = isDocument ? String(value._id) : documentId
  const prefix = isDocument || path === '' ? '' : `${path}.`
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      walk(inner, language, id, `${prefix}${field}`),
    ]),
  )
}

/** Returns whether a value is a localized field: parsed, it has at least one language, and nothing else. */
function isLocalized(value: object): value is Localized<unknown> {
  return languageCodes.some((code) => code in value) && Object.keys(value).every(isLanguage)
}
