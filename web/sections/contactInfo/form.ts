import { Contact } from 'lucide-react'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { columns, heading, lines } from '../../../studio/schema/drawing.ts'

export const contactInfoForm = defineSection({
  name: 'contactInfo',
  title: 'Contact details',
  description: 'E-mail, phone, location and business hours, from the site settings.',
  icon: Contact,
  drawing: [
    heading,
    ...columns(2, (x, width) => [
      [x, 46, 14, 14, 'ink'],
      ...lines(x + 24, 48, width - 24, 2),
      [x, 92, 14, 14, 'ink'],
      ...lines(x + 24, 94, width - 24, 2),
    ]),
  ],
})
