import type { defaultLanguage, Language } from '../../shared/languages.ts'

/**
 * The sentence that offers a page to visitors whose browser prefers its language. It is shown on
 * English pages, so it is not one of the messages, of which a page has one language.
 */
export const offers: Record<Exclude<Language, typeof defaultLanguage>, string> = {
  fr: 'Lire cette page en français',
  pt: 'Ler esta página em português',
}
