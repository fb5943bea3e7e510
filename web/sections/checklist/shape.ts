import { z } from 'zod'
import { localeList } from '../../../shared/content/shapes/localized.ts'
import { base } from '../base.ts'

export const checklist = z.object({
  ...base,
  _type: z.literal('checklist'),
  items: localeList,
})
