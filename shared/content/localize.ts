import { defaultLanguage, type Language } from '../languages.ts'
import { type Image, imageFiles } from './image.ts'
import type { StoredImage } from './shapes/image.ts'
import type { Stored } from './shapes/localized.ts'
import type { Localized } from './text.ts'

/** Content as the site renders it: each stored text in one language, each image as its files. */
export type InOneLanguage<T> =
  T extends Stored<infer Value>
    ? Localized<Value>
    : T extends StoredImage
      ? Image
      : T extends readonly (infer Item)[]
        ? InOneLanguage<Item>[]
        : T extends object
          ? { [Field in keyof T]: InOneLanguage<T[Field]> }
          : T

/**
 * Picks one language out of checked content; English stands in for what is not translated.
 * @param value a page or the site's shared part, as its shape returns it
 */
export function localize<T>(value: T, language: Language): InOneLanguage<T> {
  return walk(value, language, '', '') as InOneLanguage<T>
}

function walk(value: unknown, language: Language, documentId: string, path: string): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => {
      const key = isRecord(item) && typeof item._key === 'string' ? `_key=="${item._key}"` : index
      return walk(item, language, documentId, `${path}[${key}]`)
    })
  if (!isRecord(value)) return value
  if (isStoredImage(value)) {
    const { width, height, files } = imageFiles(value)
    return {
      alt: inLanguage(value.alt, language, `${documentId}:${path}.alt`),
      width,
      height,
      files: files.map((file) => ({ path: file.path, width: file.width })),
    }
  }
  if (defaultLanguage in value) return inLanguage(value, language, `${documentId}:${path}`)

  // A document inside a document (a country, a listed service) is where its own texts are written.
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

function inLanguage(stored: Partial<Record<Language, unknown>>, language: Language, key: string) {
  const translated = stored[language]
  return translated === undefined
    ? { key, value: stored[defaultLanguage], lang: defaultLanguage }
    : { key, value: translated }
}

/** Content has been checked before, so that the look of an image is proof of one. */
function isStoredImage(value: object): value is StoredImage {
  return 'asset' in value && 'alt' in value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
