import { Mail } from 'lucide-react'
import { defineSection } from './defineSection.ts'

export const contactForm = defineSection({
  name: 'contactForm',
  title: 'Contact form',
  description: 'The form that sends an enquiry.',
  icon: Mail,
})
