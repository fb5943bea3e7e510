import { Scale } from 'lucide-react'
import { addressField } from '../objects/addressField.ts'
import { byOrder, orderField } from '../objects/orderField.ts'
import { definePage } from './definePage.ts'

export const legalPage = definePage({
  name: 'legalPage',
  title: 'Legal page',
  icon: Scale,
  fields: [addressField, orderField('legalPage')],
  orderings: [byOrder],
})
