import { z } from 'zod'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

/** Contact details and business hours, whose values are in the site settings. */
export const contactInfo = z
  .object({ ...sectionFields, _type: z.literal('contactInfo') })
  .register(sectionTexts, {
    title: 'Contact details',
    description: 'E-mail, phone, location and business hours, from the site settings.',
    findBy: 'address, telephone, mail, opening hours, where we are',
  })
