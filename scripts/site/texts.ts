import type { RichTextBlock } from '../../shared/content/shapes/richText.ts'
import type { FieldText, Localized } from '../../shared/content/text.ts'

/** Fields that are drawn, pressed or chosen, and not read. */
export const notRead = new Set(['map', 'actions', 'image', 'schedule', 'comparison'])

/** Returns the texts of content in one language, in the order in which it is shown: one for each paragraph. */
export function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!(value instanceof Object)) return []
  if (isText(value)) return [value.value].flat().map((entry) => paragraphOf(entry))
  return Object.entries(value).flatMap(([field, inner]) =>
    notRead.has(field) ? [] : textsIn(inner),
  )
}

export type AnyText = Localized<string | string[] | RichTextBlock[]> | FieldText

export function isText(value: object): value is AnyText {
  return ('key' in value || 'field' in value) && 'value' in value
}

function paragraphOf(entry: string | RichTextBlock): string {
  return typeof entry === 'string' ? entry : entry.children.map(({ text }) => text).join('')
}
