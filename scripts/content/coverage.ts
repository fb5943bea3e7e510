import { coverageOf, percentOf, translations } from '../../shared/content/coverage.ts'
import { objectsIn } from '../../shared/content/fieldPaths.ts'
import { defaultLanguage } from '../../shared/languages.ts'

/**
 * Returns how much of checked content is translated, one line per language, with the number of texts
 * for which English stands in on that language's pages.
 */
export function coverage(content: unknown): string[] {
  const objects = [...objectsIn(content)].map(({ object }) => object)
  const counted = coverageOf(objects.filter((object) => defaultLanguage in object))
  return translations.map(({ code }) => {
    const written = counted.written[code]
    const share = `${written} of ${counted.texts} texts translated (${percentOf(counted, code)}%)`
    return `${code}: ${share}, English stands in for ${counted.texts - written}`
  })
}
