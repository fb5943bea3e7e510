import { Contact } from 'lucide-react'
import { columns, heading, lines } from '../../../studio/schema/drawing.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { contactInfo } from './shape.ts'

export const contactInfoForm = sectionForm(contactInfo, {
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
