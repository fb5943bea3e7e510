import { z } from 'zod'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { base, items } from '../base.ts'

/** The steps of a procedure, each with an optional duration. */
export const steps = z.object({
  ...base,
  _type: z.literal('steps'),
  items: items({ title: localeString, text: localeString, timeline: localeString.optional() }),
})
