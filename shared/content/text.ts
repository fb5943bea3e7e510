import { defaultLanguage, type Language } from '../languages.ts'
import { isRecord } from './fieldPaths.ts'

/**
 * A value in one language, as the site renders it.
 * `key` names its source: a message's key, or for content the document's id, a colon and the
 * field's path in Sanity's notation.
 * `lang` is set only if English replaces a missing translation.
 */
export type Localized<T> = { key: string; value: T; lang?: typeof defaultLanguage }

export type Text = Localized<string>

/** A number or a time in words. `field` is the key of its field, which has no languages. */
export type FieldText = { field: string; value: string }

/** Returns the key of a field in the same object as a text. */
export function keyBeside({ key }: Text, field: string): string {
  return key.replace(/\w+$/, field)
}

/** A value in the languages that it is written in. */
type Written<T> = { [defaultLanguage]: T } & { [code in Language]?: T | undefined }

/** Returns a value in one language, with English as the fallback, which is marked. */
export function inLanguage<T>(key: string, written: Written<T>, language: Language): Localized<T> {
  const translated = written[language]
  return translated === undefined
    ? { key, value: written[defaultLanguage], lang: defaultLanguage }
    : { key, value: translated }
}

/** Returns the words of a stored text in one language, with a line for each paragraph or entry. */
export function plainOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainOf).join('\n')
  if (!isRecord(value) || !Array.isArray(value.children)) return ''
  return value.children.map((span) => (isRecord(span) ? String(span.text) : '')).join('')
}
