import { z } from 'zod'
import { localeList } from '../../../shared/content/shapes/localized.ts'
import { drawable } from '../base.ts'

export const checklist = z.object({
  ...drawable,
  _type: z.literal('checklist'),
  items: localeList,
})
