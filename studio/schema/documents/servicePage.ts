import { BriefcaseMedical } from 'lucide-react'
import { defineField } from 'sanity'
import { addressField } from '../objects/addressField.ts'
import { iconField } from '../objects/iconField.ts'
import { byOrder, orderField } from '../objects/orderField.ts'
import { serviceGroupField } from '../objects/serviceGroupField.ts'
import { leavesNoListEmpty } from '../rules/leavesNoListEmpty.ts'
import { required } from '../rules/required.ts'
import { definePage } from './definePage.ts'

export const servicePage = definePage({
  name: 'servicePage',
  title: 'Service page',
  icon: BriefcaseMedical,
  fields: [
    addressField,
    defineField({
      name: 'shortTitle',
      title: 'Short title',
      type: 'localeString',
      description: 'The name in the footer.',
      validation: required,
    }),
    defineField({
      ...serviceGroupField,
      validation: (rule) => rule.required().custom(leavesNoListEmpty),
    }),
    orderField('servicePage'),
    defineField({ ...iconField, validation: required }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'localeText',
      description: 'One or two sentences for the card that leads to this page.',
      validation: required,
    }),
    defineField({
      name: 'features',
      title: 'Points',
      type: 'localeList',
      description: 'Three or four short points for the card.',
      validation: required,
    }),
  ],
  orderings: [
    {
      ...byOrder,
      title: 'Group, then as on the site',
      by: [{ field: 'group', direction: 'asc' }, ...byOrder.by],
    },
  ],
})
