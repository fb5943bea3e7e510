import { z } from 'zod'
import { localeList, localeString } from '../../../shared/content/shapes/localized.ts'
import { drawable, items } from '../base.ts'

/** Subjects with one or more lists each. */
export const groupedLists = z.object({
  ...drawable,
  _type: z.literal('groupedLists'),
  items: items({
    title: localeString,
    text: localeString.optional(),
    lists: items({ heading: localeString.optional(), items: localeList }),
  }),
})
