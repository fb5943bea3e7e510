import { coverageOf, percentOf, translations } from '../../shared/content/coverage.ts'
import { defaultLanguage } from '../../shared/languages.ts'

/** Returns how much of checked content is translated, one line per language. */
export function coverage(content: unknown): string[] {
  const counted = coverageOf(textsIn(content))
  return translations.map(({ code }) => {
    const share = `${counted.written[code]} of ${counted.texts} texts translated`
    return `${code}: ${share} (${percentOf(counted, code)}%)`
  })
}

function textsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  if (defaultLanguage in value) return [value]
  return Object.values(value).flatMap(textsIn)
}
