import { z } from 'zod'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { base, items } from '../base.ts'

/** The disease that a category of medicines is for. */
export const medicationCategories = ['malaria', 'arv', 'both'] as const

/** Categories of medicines, each tagged with a disease. */
export const medications = z.object({
  ...base,
  _type: z.literal('medications'),
  items: items({
    title: localeString,
    text: localeString,
    medicines: items({ name: localeString }),
    category: z.enum(medicationCategories),
  }),
})
