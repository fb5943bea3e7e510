import { coverageOf, percentOf, translations } from '../../shared/content/coverage.ts'
import { defaultLanguage } from '../../shared/languages.ts'

/**
 * Returns how much of checked content is translated, one line per language, with the number of texts
 * for which English stands in on that language's pages.
 */
export function coverage(content: unknown): string[] {
  const counted = coverageOf(textsIn(content))
  return translations.map(({ code }) => {
    const written = counted.written[code]
    const share = `${written} of ${counted.texts} texts translated (${percentOf(counted, code)}%)`
    return `${code}: ${share}, English stands in for ${counted.texts - written}`
  })
}

function textsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  if (defaultLanguage in value) return [value]
  return Object.values(value).flatMap(textsIn)
}
