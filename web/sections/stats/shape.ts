import { z } from 'zod'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { drawable, entries } from '../sectionFields.ts'

export const stats = z.object({
  ...drawable,
  _type: z.literal('stats'),
  items: entries({
    value: localeString,
    label: localeString,
    /** Whether the figure is a link to the emergency line, or else the telephone. */
    linksToPhone: z.boolean('must be yes or no').optional(),
  }),
})
