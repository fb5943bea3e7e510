import { z } from 'zod'
import { issueMessage } from './issueMessages.ts'
import { localeString } from './localized.ts'

/** The topics of key facts, each with a message in every language. */
export const factTopics = [
  'time',
  'documents',
  'begin',
  'decides',
  'applicant',
  'for',
  'where',
  'languages',
  'standards',
] as const

export type FactTopic = (typeof factTopics)[number]

export const maxFacts = 4

/** A key fact of a page, such as how long a procedure takes. */
export const fact = z.object({
  _key: z.string(),
  topic: z.enum(factTopics, 'is missing or unknown'),
  value: localeString,
  note: localeString.optional(),
  /** The date on which the fact's source was read. Replaced by the date of the section's sources, if it has any. */
  noteDate: z.iso.date('must be a date such as 2026-12-01').optional(),
  /** The id of the page's section with the details. */
  anchor: z.string('must be text').optional(),
})

export const facts = z
  .array(fact)
  .max(maxFacts, issueMessage('must have at most {count} entries', { count: maxFacts }))
