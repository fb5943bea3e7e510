import { z } from 'zod'
import { isObject } from '../../shared/content/fieldPaths.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { studioLanguage } from './language.ts'

const words = z.string().catch('')

/**
 * Returns a text in one language, by default the Studio's, or in the first language that has it. The Studio stores the
 * type of a text beside its languages.
 */
export function anyText(localized: unknown, first: Language = studioLanguage): string | undefined {
  if (!isObject(localized)) return undefined
  return [first, ...languageCodes].map((code) => words.parse(localized[code])).find(Boolean)
}
