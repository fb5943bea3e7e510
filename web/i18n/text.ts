import type { FieldText, Localized, Text } from '../../shared/content/text.ts'

declare global {
  interface ImportMetaEnv {
    /** Set in the bundle of the preview alone. */
    readonly PREVIEW?: boolean
  }
}

/**
 * Returns the props of an element that shows a translatable text: the translate marker, the
 * language where it differs from the page's, and the text.
 */
export function translated({ key, value, lang }: Text) {
  return { 'data-translate': key, lang, children: value }
}

/** Returns the props of an element that shows a text, or a number or a time in words. */
export function shown(text: Text | FieldText) {
  return 'field' in text ? { ...opens(text.field), children: text.value } : translated(text)
}

/**
 * Returns the attribute by which a click in the preview opens the field that an element shows; on the
 * public site there is none. A text that is rendered with `translated` has its own.
 * @param field a text, or the key of another field
 */
export function opens(field: Text | string | undefined) {
  if (!import.meta.env.PREVIEW || field === undefined) return {}
  return typeof field === 'string' ? { 'data-field': field } : { 'data-translate': field.key }
}

/** Returns the key of the object that a text is in, or of a text that is a document's own. */
export function keyAround({ key }: Text): string {
  return key.replace(/\.\w+$/, '')
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
