import type { defaultLanguage, Language } from '../../shared/languages.ts'

/**
 * The sentence that offers a page in the language that the visitor's browser prefers. It appears on English
 * pages, so it is no message, because a page has the messages of one language only.
 */
export const languageOffers: Record<Exclude<Language, typeof defaultLanguage>, string> = {
  fr: 'Lire cette page en français',
  pt: 'Ler esta página em português',
}
