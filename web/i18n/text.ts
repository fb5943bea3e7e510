import type { Localized, Text } from '../../shared/content/text.ts'

/**
 * Returns the props of an element that shows a translatable text: the translate marker, the
 * language where it differs from the page's, and the text.
 */
export function translated({ key, value, lang }: Text) {
  return { 'data-translate': key, lang, children: value }
}

/** Returns a text with its `{name}` placeholders replaced. */
export function fill(text: Text, places: Record<string, string | number | undefined>): Text {
  const value = text.value.replace(/\{(\w+)\}/g, (place, name) => String(places[name] ?? place))
  return { ...text, value }
}

/** Returns the props of each entry's element of a translatable list. */
export function translatedEntries({ key, value, lang }: Localized<string[]>) {
  return value.map((entry, index) =>
    translated({ key: `${key}[${index}]`, value: entry, ...(lang && { lang }) }),
  )
}
