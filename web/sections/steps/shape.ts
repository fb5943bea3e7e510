import { z } from 'zod'
import { time } from '../../../shared/content/shapes/duration.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { drawable, entries } from '../sectionFields.ts'

export const steps = z.object({
  ...drawable,
  _type: z.literal('steps'),
  items: entries({
    title: localeString,
    text: localeString,
    time: time.optional(),
  }),
})
