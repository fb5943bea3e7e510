import type { Stored } from '../../shared/content/shapes/localized.ts'
import { words } from './messages/en.ts'

/** The key of a message that editors may change. */
export type EditableWord = keyof typeof words

export type EditedWords = { readonly [key in EditableWord]?: Stored<string> | undefined }

const editableWords = Object.keys(words) as EditableWord[]

export function isEditableWord(key: string): key is EditableWord {
  return key in words
}

type GroupOf<Key> = Key extends `${infer Group}.${string}` ? Group : never

/** The first part of a key: an object of the document `words`, in which the rest is a field. */
export type WordGroup = GroupOf<EditableWord>

/** The words by their group. A key is the path of its field. */
export const wordGroups = Map.groupBy(
  editableWords,
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
  const needed = placeholders(words[key])
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
