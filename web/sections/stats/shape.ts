import { z } from 'zod'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { base, items } from '../base.ts'

/** Figures, each with what it counts. */
export const stats = z.object({
  ...base,
  _type: z.literal('stats'),
  items: items({ value: localeString, label: localeString }),
})
