import { z } from 'zod'
import { base } from '../base.ts'

/** The enquiry form. */
export const contactForm = z.object({
  ...base,
  _type: z.literal('contactForm'),
})
