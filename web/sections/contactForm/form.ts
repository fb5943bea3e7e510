import { Mail } from 'lucide-react'
import { columns, heading } from '../../../studio/schema/drawing.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { contactForm } from './shape.ts'

export const contactFormForm = sectionForm(contactForm, {
  title: 'Contact form',
  description: 'The form that sends an enquiry.',
  icon: Mail,
  drawing: [
    heading,
    ...columns(2, (x, width) => [
      [x, 40, width, 14, 'frame'],
      [x, 60, width, 14, 'frame'],
    ]),
    [20, 80, 200, 34, 'frame'],
    [20, 120, 60, 14, 'ink'],
  ],
})
