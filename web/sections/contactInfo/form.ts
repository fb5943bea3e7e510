import { Contact } from 'lucide-react'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { contactInfo } from './shape.ts'

export const contactInfoForm = sectionForm(contactInfo, {
  title: 'Contact details',
  description: 'E-mail, phone, location and business hours, from the site settings.',
  icon: Contact,
  outline,
  findBy: 'address, telephone, mail, opening hours, where we are',
  editedUnder: { title: 'Site settings', path: 'structure/siteSettings' },
})
