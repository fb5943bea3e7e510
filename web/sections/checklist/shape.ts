import { z } from 'zod'
import { localeList } from '../../../shared/content/shapes/localized.ts'
import { sectionFields } from '../sectionFields.ts'

export const checklist = z.object({
  ...sectionFields,
  _type: z.literal('checklist'),
  items: localeList,
  /** A word or two for each entry, for the binders. */
  shortItems: localeList.optional(),
  /** Whether visitors can tick the entries, drawn as binders. */
  tickable: z.boolean('must be yes or no').optional(),
})
