/**
 * The languages of the site. Most other lists of languages, such as fields, addresses and messages, are derived from
 * this one or checked against it by the compiler; docs/recipes.md has the rest. English comes first: it is required
 * everywhere, except for news, and the fallback for missing translations.
 */
export const languages = [
  { code: 'en', locale: 'en-GB', name: 'English', flag: 'GB' },
  { code: 'fr', locale: 'fr-FR', name: 'Français', flag: 'FR' },
  { code: 'pt', locale: 'pt-PT', name: 'Português', flag: 'PT' },
] as const

/** A language's code, in the site's URLs and in the `lang` attribute. */
export type Language = (typeof languages)[number]['code']

export const defaultLanguage = 'en' satisfies Language

export const languageCodes: readonly Language[] = languages.map(({ code }) => code)

/** Returns the locale (BCP 47) for formatting dates and numbers. */
export function localeOf(language: Language): string {
  return languages.find(({ code }) => code === language)?.locale ?? language
}

const codes = new Set<unknown>(languages.map(({ code }) => code))

export function isLanguage(value: unknown): value is Language {
  return codes.has(value)
}
