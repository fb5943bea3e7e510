import type { Stored } from '../../shared/content/shapes/localized.ts'
import { enquiryFields } from '../../shared/enquiry/enquiry.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { builtIn, type MessageKey, messageKeys } from './messages.ts'

/** The groups of messages that editors may change, by the first part of their keys. */
const groups = [
  ...['nav', 'contents', 'related', 'contact', 'legal', 'footer', 'notFound', 'moved'],
  ...['field', 'submit', 'notice', ...enquiryFields],
] as const

/** An object of the document `words`, in which the rest of a key is a field. */
export type WordGroup = (typeof groups)[number]

export type EditableWord = Extract<MessageKey, `${WordGroup}.${string}`>

export type EditedWords = { readonly [key in EditableWord]?: Stored<string> | undefined }

export function isEditableWord(key: string): key is EditableWord {
  return groups.some((group) => key.startsWith(`${group}.`))
}

/** The words by their group. A key is the path of its field. */
export const wordGroups = Map.groupBy(
  messageKeys.filter(isEditableWord),
  (key) => key.slice(0, key.indexOf('.')) as WordGroup,
)

/** Returns an object of the form of the document `words`, with something for each word. */
export function eachWord<T>(make: (key: EditableWord) => T): Record<string, Record<string, T>> {
  return Object.fromEntries(
    [...wordGroups].map(([group, keys]) => [
      group,
      Object.fromEntries(keys.map((key) => [fieldOf(key), make(key)])),
    ]),
  )
}

/** Returns the name of a word's field in the object of its group. */
export function fieldOf(key: EditableWord): string {
  return key.slice(key.indexOf('.') + 1)
}

/**
 * Returns why a text cannot take a word's place, or null: it has the same placeholders, such as
 * `{name}`.
 */
export function wordIssue(key: EditableWord, text: string): string | null {
  const needed = placeholders(builtIn(key)[defaultLanguage])
  const own = placeholders(text)
  const lost = needed.find((part) => !own.includes(part))
  if (lost !== undefined) return `must keep ${lost}`
  const added = own.find((part) => !needed.includes(part))
  return added === undefined ? null : `has ${added}, which the site cannot fill in`
}

/** Returns the placeholders of a word, which editors must keep. */
export function placeholders(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? []
}
