import { z } from 'zod'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { line } from '../../../shared/content/shapes/plainText.ts'
import { base, items } from '../base.ts'

/** Quotations of people, each with the person's name and role. */
export const quotes = z.object({
  ...base,
  _type: z.literal('quotes'),
  items: items({ text: localeString, name: line, role: localeString.optional() }),
})
