import { type Language, localeOf } from '../languages.ts'

/**
 * Memoizes formatters per language and options: creating one is slow, and a large site has thousands of dates.
 */
function memoized<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
) {
  const made = new Map<string, Format>()
  return (language: Language, options: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`
    const known = made.get(key)
    if (known !== undefined) return known
    const format = make(localeOf(language), options)
    made.set(key, format)
    return format
  }
}

export const dateFormat = memoized(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

export const numberFormat = memoized(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

export const listFormat = memoized(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)

export const pluralRules = memoized(
  (locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
)

export const displayNames = memoized(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
)

export const segmenter = memoized(
  (locale, options: Intl.SegmenterOptions) => new Intl.Segmenter(locale, options),
)
