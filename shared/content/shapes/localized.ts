import { z } from 'zod'
import { defaultLanguage, type Language, languageCodes } from '../../languages.ts'
import { isEmpty } from '../languages/translationCoverage.ts'
import { nonBlankText, printedText } from './plainText.ts'

/** A value by language: English, and the translations that exist. */
export type Localized<T> = { [defaultLanguage]: T } & { [code in Language]?: T | undefined }

/**
 * Returns the shape of a field with one value per language: English required, others optional. A translation
 * without a visible character counts as missing, so that English replaces it.
 */
export function localizedShape<T extends z.ZodType>(value: T) {
  const translation = z
    .preprocess((stored) => (isEmpty(stored) ? undefined : stored), value.optional())
    .optional()
  const fields = Object.fromEntries(
    languageCodes.map((code) => [code, code === defaultLanguage ? value : translation]),
  )
  return z.object(fields, 'is missing') as unknown as z.ZodType<Localized<z.output<T>>>
}

/**
 * Returns the shape of a field of documents that exist in some languages only (`languagesOf`): any language may be
 * missing, but not all. Its type equals that of other localized fields, because such a document is never shown in a
 * language that it lacks.
 */
export function partlyLocalizedShape<T extends z.ZodType>(value: T) {
  const text = z.preprocess((stored) => (isEmpty(stored) ? undefined : stored), value.optional())
  return z
    .object(Object.fromEntries(languageCodes.map((code) => [code, text.optional()])), 'is missing')
    .refine((texts) => Object.values(texts).some((text) => text !== undefined), {
      path: [defaultLanguage],
      message: 'is missing in every language',
    }) as unknown as z.ZodType<Localized<z.output<T>>>
}

/** One line or paragraph of plain text. */
export const localeString = localizedShape(nonBlankText)

/** Like `localeString`, for texts that PDFs show too. */
export const printedLocaleString = localizedShape(printedText)

/** Like `localeString`, for documents that exist in some languages only. */
export const partlyLocalizedString = partlyLocalizedShape(nonBlankText)
