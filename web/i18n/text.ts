import type { Localized, Text } from '../../shared/content/text.ts'

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
