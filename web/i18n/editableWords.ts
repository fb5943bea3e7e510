import type { Stored } from '../../shared/content/shapes/localized.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import type { FormWord } from './formWords/en.ts'
import { formWords } from './formWords.ts'
import type { MessageKey } from './messages/en.ts'
import { messages } from './messages.ts'
import { type Edited, inAllLanguages } from './wordList.ts'

/** The interface's words that editors may change; those of the form are added below. */
const interfaceWords = [
  'nav.home',
  'nav.services',
  'nav.menu',
  'contents.heading',
  'contents.current',
  'card.more',
  'related.heading',
  'contact.email',
  'contact.phone',
  'contact.whatsapp',
  'contact.location',
  'contact.hours',
  'contact.direct',
  'legal.updated',
  'legal.effective',
  'legal.facts',
  'legal.registeredName',
  'legal.registrationNumber',
  'legal.postalAddress',
  'legal.dataProtectionNumber',
  'legal.webHost',
  'footer.follow',
  'footer.rights',
  'notFound.title',
  'notFound.heading',
  'notFound.text',
  'notFound.home',
  'moved.heading',
] as const satisfies MessageKey[]

/** The key of a word that editors may change. */
export type EditableWord = (typeof interfaceWords)[number] | FormWord

export type EditedWords = Edited<EditableWord>

const formKeys = Object.keys(formWords[defaultLanguage]) as FormWord[]

export const editableWords: readonly EditableWord[] = [...interfaceWords, ...formKeys]

/** Returns whether a text's key is that of a word that editors may change. */
export function isEditableWord(key: string): key is EditableWord {
  return editableWords.some((word) => word === key)
}

type GroupOf<Key> = Key extends `${infer Group}.${string}` ? Group : never

/** The first part of a key: an object of the document `words`, in which the rest is a field. */
export type WordGroup = GroupOf<EditableWord>

/** The words of each group, by the names of their fields. A key is the path of its field. */
export const wordGroups = Object.fromEntries(
  [...Map.groupBy(editableWords, (key) => key.slice(0, key.indexOf('.')))].map(([group, keys]) => [
    group,
    Object.fromEntries(keys.map((key) => [key.slice(group.length + 1), key])),
  ]),
) as Record<WordGroup, Record<string, EditableWord>>

/** Returns an object of the form of `wordGroups`, with something for each word. */
export function eachWord<T>(make: (key: EditableWord) => T): Record<string, Record<string, T>> {
  return mapValues(wordGroups, (words) => mapValues(words, make))
}

function mapValues<T, U>(values: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}

function isFormWord(key: string): key is FormWord {
  return key in formWords[defaultLanguage]
}

/** Returns a word as it is in the code: what the site says while editors have written nothing. */
export function builtIn(key: EditableWord): Stored<string> {
  return isFormWord(key)
    ? inAllLanguages<FormWord>(formWords, key)
    : inAllLanguages<MessageKey>(messages, key)
}

/**
 * Returns why a text cannot take a word's place, or null: it has the same placeholders, such as
 * `{name}`.
 */
export function wordFault(key: EditableWord, text: string): string | null {
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
