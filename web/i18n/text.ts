import type { defaultLanguage } from './languages.ts'

/**
 * A text in one language, as the site renders it.
 * `key` is what it is looked up by: a message's key, or for content the place it is written at
 * (the document's id, a colon, the field's path in Sanity's notation).
 * `lang` is there only where English stands in for a missing translation.
 */
export type Localized<T> = { key: string; value: T; lang?: typeof defaultLanguage }

export type Text = Localized<string>

/**
 * The attributes and child of an element that shows a translatable text: the translate marker,
 * the language where it differs from the page's, and the text itself.
 */
export function translated({ key, value, lang }: Text) {
  return { 'data-translate': key, lang, children: value }
}

/** A text with its `{name}` places filled in. */
export function fill(text: Text, places: Record<string, string | number>): Text {
  const value = text.value.replace(/\{(\w+)\}/g, (place, name) => String(places[name] ?? place))
  return { ...text, value }
}

/** The same for a list: the attributes and child of each entry's element. */
export function translatedEntries({ key, value, lang }: Localized<string[]>) {
  return value.map((entry, index) =>
    translated({ key: `${key}[${index}]`, value: entry, ...(lang && { lang }) }),
  )
}
