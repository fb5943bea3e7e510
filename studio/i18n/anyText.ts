import { z } from 'zod'
import { languageCodes } from '../../shared/languages.ts'
import { studioLanguage } from './language.ts'

const texts = z.partialRecord(z.enum(languageCodes), z.string()).catch({})

/** Returns a text in the Studio's language, or in the first language that has it. */
export function anyText(localized: unknown): string | undefined {
  const byLanguage = texts.parse(localized)
  return [studioLanguage, ...languageCodes].map((code) => byLanguage[code]).find(Boolean)
}
