import type { SchemaType } from 'sanity'
import { toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import { isWritten } from '../../../shared/content/languages/translationCoverage.ts'
import { type Language, languageCodes } from '../../../shared/languages.ts'
import { collectTexts } from '../translations/translatableTexts.ts'

/** A text in which a number was changed, and a language in which the former number still stands. */
export type FormerNumber = { path: string; code: Language; number: string }

/**
 * Returns where a draft says different numbers in different languages: a number was changed in one of them, as that of
 * a price or a period, and its former value still stands in another.
 * @param published undefined if the document is not public
 */
export function formerNumbers(
  draft: object,
  published: object | undefined,
  type: SchemaType,
): FormerNumber[] {
  if (published === undefined) return []
  const before = new Map(collectTexts(published, type).map(({ path, text }) => [path, text]))
  return collectTexts(draft, type).flatMap(({ path, text }) => {
    const old = before.get(path)
    if (old === undefined) return []
    const replaced = new Set(
      languageCodes.flatMap((code) => {
        const now = numbersIn(text[code])
        return [...numbersIn(old[code])].filter((number) => now.size > 0 && !now.has(number))
      }),
    )
    const written = languageCodes.filter((code) => isWritten(text[code]))
    return written.flatMap((code) => {
      const number = [...numbersIn(text[code])].find((each) => replaced.has(each))
      return number === undefined ? [] : { path, code, number }
    })
  })
}

/** Separators of thousands, as languages write them: 1,000, 1.000, 1 000. */
const separators = /(?<=\d)[.,\s\u00a0\u202f](?=\d{3}(?!\d))/gu

/** Returns the numbers of a text, without separators of thousands and with a decimal point. */
function numbersIn(text: unknown): Set<string> {
  const numbers = toPlainText(text)
    .replace(separators, '')
    .match(/\d+(?:[.,]\d+)?/g)
  return new Set(numbers?.map((number) => number.replace(',', '.')))
}
