import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import type { Language } from '../../shared/languages.ts'

/** A field of a document, as Sanity's overlays open it. */
export type Field = { id: string; type: string; path: string }

/** Returns the value of `data-sanity` that opens a field. */
export function openingOf({ id, type, path }: Field): string {
  return createDataAttribute({ id, type, path, baseUrl: '/' }).toString()
}

/** Splits a text's key into the document's id and the field's path. */
export function partsOf(key: string): { id: string; path: string } {
  const colon = key.indexOf(':')
  return { id: key.slice(0, colon), path: key.slice(colon + 1) }
}

/** Inserts the language into a localized field's path, before the index of a list's entry. */
export function inLanguage(path: string, language: Language): string {
  return path.replace(/(\[\d+\])?$/, (entry) => `.${language}${entry}`)
}

/**
 * Returns the placeholder that a text is part of: its own, or that of what holds it.
 * @param placeholders keys, as in `Draft`
 */
export function placeholderOf(key: string, placeholders: readonly string[]): string | undefined {
  return placeholders.find((place) => key === place || /^[.[]/.test(rest(key, place)))
}

/**
 * Returns the path to open for a text in a placeholder. An entry that nobody has written yet cannot be
 * opened: its list is.
 */
export function pathInPlaceholder(key: string, placeholder: string, language: Language): string {
  const { path } = partsOf(placeholder)
  const inside = rest(key, placeholder)
  const entry = inside.indexOf('[')
  return entry >= 0 ? `${path}${inside.slice(0, entry)}` : inLanguage(`${path}${inside}`, language)
}

function rest(key: string, place: string): string {
  return key.startsWith(place) ? key.slice(place.length) : ''
}
