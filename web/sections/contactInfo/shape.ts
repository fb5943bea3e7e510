import { z } from 'zod'
import { sectionFields } from '../sectionFields.ts'

/** Contact details and business hours, whose values are in the site settings. */
export const contactInfo = z.object({
  ...sectionFields,
  _type: z.literal('contactInfo'),
})
