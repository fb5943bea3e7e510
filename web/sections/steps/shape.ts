import { z } from 'zod'
import { time } from '../../../shared/content/shapes/duration.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { entries, sectionFields } from '../sectionFields.ts'

export const steps = z.object({
  ...sectionFields,
  _type: z.literal('steps'),
  items: entries({
    title: localeString,
    text: localeString,
    time: time.optional(),
  }),
})
