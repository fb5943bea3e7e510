import { z } from 'zod'
import type { Language } from '../languages.ts'
import { displayNames } from '../text/formats.ts'
import { campaignLabel } from './campaign.ts'
import { type EnquiryField, type EnquiryRow, enquiryFields, fieldDefinitions } from './enquiry.ts'

type ColumnShapes = {
  [Column in keyof EnquiryRow]: null extends EnquiryRow[Column]
    ? z.ZodNullable<z.ZodString>
    : z.ZodString
}

const columns = Object.fromEntries(
  enquiryFields.map((name) => {
    const { column, optional } = fieldDefinitions[name]
    return [column, optional ? z.string().nullable() : z.string()]
  }),
) as ColumnShapes

/**
 * A row of `contacts` as staff and the edge function read it: the columns of the form, and the metadata that the
 * database has added. `language` and `page` are null if the browser did not send them, or the database refused them.
 */
export const storedEnquiry = z.object({
  id: z.uuid(),
  created_at: z.string(),
  reference: z.string(),
  language: z.string().nullable(),
  page: z.string().nullable(),
  campaign: z.string().nullable(),
  ...columns,
})

export type StoredEnquiry = z.output<typeof storedEnquiry>

/** The English labels of an enquiry's fields and metadata. */
export type EnquiryLabel = (typeof fieldDefinitions)[EnquiryField]['label'] | MetadataLabel

type MetadataLabel = 'Language' | 'Came from' | 'Campaign' | 'Reference'

type Labelled = [label: EnquiryLabel, value: string][]

/**
 * Returns the labels and values of the filled-in fields, in the form's order, without the message. Labels are English.
 */
export function labelledFields(enquiry: StoredEnquiry): Labelled {
  return enquiryFields.flatMap((name): Labelled => {
    const { column, label } = fieldDefinitions[name]
    const value = enquiry[column]
    return name === 'message' || value === null ? [] : [[label, value]]
  })
}

/**
 * Returns the English labels and the values of the known metadata: language, referring page, campaign and reference.
 * @param labelLanguage the language in which the enquiry's language is named
 */
export function labelledMetadata(
  { reference, language, page, campaign }: StoredEnquiry,
  labelLanguage: Language = 'en',
): Labelled {
  const languageNames = displayNames(labelLanguage, { type: 'language' })
  const entries: [MetadataLabel, string | null | undefined][] = [
    ['Language', language && languageNames.of(language)],
    ['Came from', page],
    ['Campaign', campaign && campaignLabel(campaign)],
    ['Reference', reference],
  ]
  return entries.flatMap(([label, value]): Labelled => (value ? [[label, value]] : []))
}

export function fullName({ first_name, last_name }: StoredEnquiry): string {
  return last_name === null ? first_name : `${first_name} ${last_name}`
}

/** Returns the time of the enquiry in UTC, which is the company's time, to the minute: `2026-11-25 09:05`. */
export function formatSubmissionTime({ created_at }: Pick<StoredEnquiry, 'created_at'>): string {
  return created_at.slice(0, 16).replace('T', ' ')
}
