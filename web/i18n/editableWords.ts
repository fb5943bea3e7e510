import type { Localized } from '../../shared/content/shapes/localized.ts'
import { enquiryFields } from '../../shared/enquiry/enquiry.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { defaultMessage, type MessageKey, messageKeys } from './messages.ts'

/** The groups of messages that editors may change, by the first part of their keys. */
const groups = [
  ...['nav', 'contents', 'related', 'contact', 'legal', 'footer', 'notFound', 'moved'],
  ...['field', 'submit', 'notice', ...enquiryFields],
] as const

/** The name of an object in the document `words`; the rest of a message's key is a field of it. */
export type WordGroup = (typeof groups)[number]

export type EditableWord = Extract<MessageKey, `${WordGroup}.${string}`>

export type EditedWords = { readonly [key in EditableWord]?: Localized<string> | undefined }

export function isEditableWord(key: string): key is EditableWord {
  return groups.some((group) => key.startsWith(`${group}.`))
}

/** The editable messages by group. A message's key is the path of its field. */
export const wordGroups = Map.groupBy(
  messageKeys.filter(isEditableWord),
  (key) => key.slice(0, key.indexOf('.')) as WordGroup,
)

/** Builds an object shaped like the document `words`, calling `make` for each message. */
export function mapEditableMessages<T>(
  make: (key: EditableWord) => T,
): Record<string, Record<string, T>> {
  return Object.fromEntries(
    [...wordGroups].map(([group, keys]) => [
      group,
      Object.fromEntries(keys.map((key) => [messageField(key), make(key)])),
    ]),
  )
}

/** Returns the name of a message's field in the object of its group. */
export function messageField(key: EditableWord): string {
  return key.slice(key.indexOf('.') + 1)
}

/**
 * Returns why a text cannot replace a message, or null. Both must have the same placeholders, such as
 * `{name}`.
 */
export function wordIssue(key: EditableWord, text: string): string | null {
  const needed = placeholders(defaultMessage(key)[defaultLanguage])
  const own = placeholders(text)
  const lost = needed.find((part) => !own.includes(part))
  if (lost !== undefined) return `must keep ${lost}`
  const added = own.find((part) => !needed.includes(part))
  return added === undefined ? null : `has ${added}, which the site cannot fill in`
}

/** Returns the placeholders of a message, which editors must keep. */
export function placeholders(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? []
}
