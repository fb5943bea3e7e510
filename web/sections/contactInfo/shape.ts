import { z } from 'zod'
import { base } from '../base.ts'

/** The ways to reach the company; their values are in the site settings. */
export const contactInfo = z.object({
  ...base,
  _type: z.literal('contactInfo'),
})
