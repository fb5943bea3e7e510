import { Contact } from 'lucide-react'
import { defineSection } from './defineSection.ts'

export const contactInfo = defineSection({
  name: 'contactInfo',
  title: 'Contact details',
  description: 'E-mail, phone, location and business hours, from the site settings.',
  icon: Contact,
})
