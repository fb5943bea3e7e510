import type { Text } from '../../shared/content/languages/inLanguage.ts'
import type { Language } from '../../shared/languages.ts'
import type { MessageKey } from '../i18n/messages.ts'

/**
 * The search's content in one language. It is in two modules, which browsers request in parallel when a visitor is
 * about to search.
 */

/** The maximum length of a query, in the field and in the address. */
export const maxQueryLength = 100

/** A text; `lang` is set if English replaces a missing translation. */
export type SearchText = Pick<Text, 'value' | 'lang'>

export type SearchLink = { path: string; label: SearchText }

/** The module of the dialog. It is small, because answers are shown before the pages are indexed. */
export type SearchContent = {
  language: Language
  messages: { [key in SearchMessage]: SearchText }
  phone: string
  /** The emergency number, if it is not the telephone number. */
  emergencyPhone?: string | undefined
  email: string
  contact: SearchLink
  services: SearchLink[]
  answers: SearchAnswer[]
  countries: SearchCountry[]
}

export const searchMessages = [
  'search.title',
  'search.field',
  'search.one',
  'search.many',
  'search.more',
  'search.none',
  'search.failed',
  'search.loading',
  'search.offline',
  'search.all',
  'search.ask',
  'search.pages',
  'search.move',
  'search.open',
  'search.clear',
  'search.key',
  'search.keyOff',
  'search.keyOn',
  'nav.close',
  'nav.services',
  'contact.direct',
] as const satisfies MessageKey[]

export type SearchMessage = (typeof searchMessages)[number]

/** An answer, which the dialog shows above the pages. */
export type AnswerCard = {
  title: SearchText
  /** The answer itself, as short as it can be. */
  headline: SearchText
  text?: SearchText | undefined
  links: SearchLink[]
  /** Whether the answer shows the emergency number, in large figures. */
  showsPhone?: boolean | undefined
  /** Whether the answer is about one of several countries. It is then short, to leave room for the pages. */
  isShort?: boolean | undefined
}

/** An answer, with the words and phrases by which it is found, in all languages. */
type SearchAnswer = AnswerCard & {
  phrases: string[]
  /** Whether each word of a query must be in one of the phrases. */
  needsAllWords?: boolean | undefined
  /** Whether it comes before answers with more words of the query. */
  comesFirst?: boolean | undefined
}

/** The answer about a country, with its names in all languages. The first name is shown. */
type SearchCountry = AnswerCard & { names: string[] }

/** The worker's index: the pages of the second module, and the countries' names from the first. */
export type SearchIndex = {
  pages: IndexedPage[]
  /** The names of each country. The index replaces them by the first one, as one word. */
  names: string[][]
}

/** A page in the index. The first part, with an empty anchor, is the page itself; then its sections. */
export type IndexedPage = InEnglish & {
  path: string
  kind: 'service' | 'page' | 'country' | 'legal'
  title: string
  parts: IndexedPart[]
}

/** The text has a line for each paragraph, list item and table row. */
export type IndexedPart = InEnglish & {
  anchor: string
  heading: string
  text: string
  /** The editors' search words of the part, in all languages. */
  searchWords?: string | undefined
}

/** `lang` is set if English replaces a missing translation of a title or of all texts of a part. */
type InEnglish = { lang?: Text['lang'] | undefined }
