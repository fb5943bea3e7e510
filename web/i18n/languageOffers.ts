import type { defaultLanguage, Language } from '../../shared/languages.ts'

/**
 * The sentence that offers a page in the language that the visitor's browser prefers. It appears on English
 * pages, so it is no message, because a page has the messages of one language only.
 */
export const languageOffers: Record<Exclude<Language, typeof defaultLanguage>, string> = {
  fr: 'Lire cette page en français',
  pt: 'Ler esta página em português',
}

/**
 * The text of the language menu for a language in which the page does not exist. It links to the list of pages in that
 * language.
 */
export const missingPageNotes: Record<Language, string> = {
  en: 'This page is not in English: see all of them',
  fr: 'Cette page n’existe pas en français\u00a0: voir la liste',
  pt: 'Esta página não existe em português: ver a lista',
}
