/**
 * The languages of the site, the source of every list of languages in the product
 * (schema fields, snapshot files, messages, the dropdown). English comes first: it is required
 * everywhere and stands in for what is not translated.
 */
export const languages = [
  { code: 'en', name: 'English', flag: 'GB' },
  { code: 'fr', name: 'Français', flag: 'FR' },
  { code: 'pt', name: 'Português', flag: 'PT' },
] as const

/** A language's code, as BCP 47 writes it: 'en', 'fr', 'pt'. */
export type Language = (typeof languages)[number]['code']

export const defaultLanguage = 'en' satisfies Language

export const languageCodes: readonly Language[] = languages.map(({ code }) => code)

/** Says whether a value from outside (storage, a URL) names a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return languages.some(({ code }) => code === value)
}
