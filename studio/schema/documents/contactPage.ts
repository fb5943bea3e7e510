import { Mail } from 'lucide-react'
import { definePage } from './definePage.ts'

export const contactPage = definePage({ name: 'contactPage', title: 'Contact page', icon: Mail })
