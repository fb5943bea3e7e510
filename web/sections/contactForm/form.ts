import { Mail } from 'lucide-react'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { contactForm } from './shape.ts'

export const contactFormForm = sectionForm(contactForm, {
  title: 'Contact form',
  description: 'The form that sends an enquiry.',
  icon: Mail,
  outline,
})
