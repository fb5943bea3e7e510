import { defaultLanguage, languageCodes } from '../../shared/languages.ts'

/** How much of the content is translated, a line a language other than English. */
export function coverage(content: unknown): string[] {
  const texts = textsIn(content)
  return languageCodes
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
      const translated = texts.filter((text) => language in text).length
      const percent = texts.length === 0 ? 100 : Math.floor((100 * translated) / texts.length)
      return `${language}: ${translated} of ${texts.length} texts translated (${percent}%)`
    })
}

function textsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  if (defaultLanguage in value) return [value]
  return Object.values(value).flatMap(textsIn)
}
