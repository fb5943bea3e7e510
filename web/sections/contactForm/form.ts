import { Mail } from 'lucide-react'
import { line, page } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { contactForm } from './shape.ts'

export const contactFormForm = sectionForm(contactForm, {
  title: 'Contact form',
  description: 'The form that sends an enquiry.',
  icon: Mail,
  outline,
  findBy: 'enquiry, message, write to us, lead',
  fields: [
    page(
      'service',
      'Service',
      'Chosen for the visitor, who can change it. Leave it empty for none.',
      ['servicePage'],
    ),
    line(
      'campaign',
      'Campaign',
      'Such as clinic-days-2027: you see it with each enquiry from here, and can filter by it. A campaign in the link by which a visitor came takes precedence.',
    ),
  ],
})
