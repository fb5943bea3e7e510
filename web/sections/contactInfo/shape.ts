import { z } from 'zod'
import { base } from '../base.ts'

/** Contact details and business hours, whose values are in the site settings. */
export const contactInfo = z.object({
  ...base,
  _type: z.literal('contactInfo'),
})
