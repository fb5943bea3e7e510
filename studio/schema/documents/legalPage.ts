import { Scale } from 'lucide-react'
import { byOrder, orderField } from '../objects/orderField.ts'
import { slugField } from '../objects/slugField.ts'
import { definePage } from './definePage.ts'

export const legalPage = definePage({
  name: 'legalPage',
  title: 'Legal page',
  icon: Scale,
  fields: [slugField, orderField('legalPage')],
  orderings: [byOrder],
})
