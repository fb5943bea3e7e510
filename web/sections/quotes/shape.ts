import { z } from 'zod'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { nonBlankText } from '../../../shared/content/shapes/plainText.ts'
import { base, items } from '../base.ts'

export const quotes = z.object({
  ...base,
  _type: z.literal('quotes'),
  items: items({ text: localeString, name: nonBlankText, role: localeString.optional() }),
})
