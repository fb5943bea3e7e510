import { Building2 } from 'lucide-react'
import { definePage } from './definePage.ts'

export const aboutPage = definePage({ name: 'aboutPage', title: 'About page', icon: Building2 })
