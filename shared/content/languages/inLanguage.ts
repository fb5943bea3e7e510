import { defaultLanguage, type Language } from '../../languages.ts'
import { capitalized } from '../../text/capitalized.ts'
import { needsTranslation } from '../../text/visibleText.ts'
import { isObject } from '../fieldPaths.ts'
import type { Localized } from '../shapes/localized.ts'

/**
 * A value in one language, as the site renders it. `key` names its source: a message's key, or for content the
 * document's id, a colon and the field's path in Sanity's notation. `lang` is set only if English replaces a
 * missing translation.
 */
export type InLanguage<T> = { key: string; value: T; lang?: typeof defaultLanguage }

export type Text = InLanguage<string>

/** A short text of a list. */
export type Point = { _key: string; text: Text }

/** A formatted number or time. `field` is the key of its field, which has no languages. */
export type FieldText = { field: string; value: string }

/** Begins a phrase with a capital, and ends it with a full stop. */
export function asSentence(phrase: Text): Text {
  return { ...phrase, value: `${capitalized(phrase.value)}.` }
}

/** Returns the key of another field of the object that contains a text. */
export function siblingKey({ key }: Text, field: string): string {
  return key.replace(/\w+$/, field)
}

/**
 * Returns a value in one language, with English as the fallback. `lang` marks the fallback, so that browsers hyphenate
 * it and screen readers pronounce it as English. Numbers have no language.
 */
export function inLanguage<T>(
  key: string,
  localized: Localized<T>,
  language: Language,
): InLanguage<T> {
  const translated = localized[language]
  if (translated !== undefined) return { key, value: translated }
  const value = localized[defaultLanguage]
  return needsTranslation(value) ? { key, value, lang: defaultLanguage } : { key, value }
}

/**
 * Returns a stored text in one language as plain text, with a line for each paragraph.
 * @param value a string, or blocks of rich text; '' for anything else
 */
export function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(toPlainText).join('\n')
  if (!isObject(value) || !Array.isArray(value.children)) return ''
  return value.children
    .map((span) => (isObject(span) && typeof span.text === 'string' ? span.text : ''))
    .join('')
}
