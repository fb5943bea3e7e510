import { z } from 'zod'
import { duration } from '../../../shared/content/shapes/duration.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { base, items } from '../base.ts'

/** The steps of a procedure. `duration` says what `timeline` means where that cannot be parsed. */
export const steps = z.object({
  ...base,
  _type: z.literal('steps'),
  items: items({
    title: localeString,
    text: localeString,
    timeline: localeString.optional(),
    duration: duration.optional(),
  }),
})
