import { z } from 'zod'
import { icon } from '../../../shared/content/shapes/icon.ts'
import { action } from '../../../shared/content/shapes/link.ts'
import { localeList, localeString } from '../../../shared/content/shapes/localized.ts'
import { base, items } from '../base.ts'

/** Cards: services, values, benefits, standards, reasons. */
export const cards = z.object({
  ...base,
  _type: z.literal('cards'),
  items: items({
    title: localeString,
    tag: localeString.optional(),
    text: localeString.optional(),
    features: localeList.optional(),
    icon: icon.optional(),
    link: action.optional(),
  }),
})
