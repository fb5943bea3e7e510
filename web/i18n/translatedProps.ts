import type { FieldText, Text } from '../../shared/content/languages/inLanguage.ts'

declare global {
  interface ImportMetaEnv {
    /** True in the preview's bundle, otherwise absent. */
    readonly PREVIEW?: boolean
  }
}

/** The spaces between the day and the month of a date, where lines do not break. */
const spacesInDates = /(?<=\d|1er) (?:de )?(?=\p{L}+ (?:de )?\d{4})/gu

/** The last field of a key of the content, such as `heading` of `service-who:sections[_key=="about"].heading`. */
const lastField = /\w+$/

/**
 * Returns the translate marker of a text, with the key of its message or the name of its field. Only the preview looks
 * up fields, so only the preview contains whole keys: they make a page longer.
 */
export function translateMarker({ key }: Pick<Text, 'key'>) {
  const isWhole = import.meta.env.PREVIEW || !key.includes(':')
  return { 'data-translate': isWhole ? key : (lastField.exec(key)?.[0] ?? key) }
}

/**
 * Returns the props of an element that shows a translatable text: the translate marker, the text, and
 * its language where it is not the page's. The element must have no other children: browsers' translators and React
 * would otherwise change the same nodes.
 */
export function translatedProps({ key, value, lang }: Text) {
  const children = value.replace(spacesInDates, (spaces) => spaces.replaceAll(' ', '\u00a0'))
  return { ...translateMarker({ key }), lang, children }
}

/** Returns the props of an element that shows a text, or a formatted number or time. */
export function textProps(text: Text | FieldText) {
  return 'field' in text
    ? { ...previewField(text.field), children: text.value }
    : translatedProps(text)
}

/**
 * Returns the attribute that links an element to its field in the preview; nothing in the public bundle.
 * Elements with the props of `translatedProps` need none.
 * @param field a text, or the key of another field
 */
export function previewField(field: Text | string | undefined) {
  if (!import.meta.env.PREVIEW || field === undefined) return {}
  return typeof field === 'string' ? { 'data-field': field } : { 'data-translate': field.key }
}

/** The key of the object that contains the text. */
export function parentKey({ key }: Text): string {
  return key.replace(/\.\w+$/, '')
}
