import { Scale } from 'lucide-react'
import { address } from '../objects/address.ts'
import { definePage } from './definePage.ts'

export const legalPage = definePage({
  name: 'legalPage',
  title: 'Legal page',
  icon: Scale,
  fields: [address],
  isOrdered: true,
})
