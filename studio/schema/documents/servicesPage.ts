import { LayoutGrid } from 'lucide-react'
import { definePage } from './definePage.ts'

export const servicesPage = definePage({
  name: 'servicesPage',
  title: 'Services page',
  icon: LayoutGrid,
})
