import { BriefcaseMedical } from 'lucide-react'
import { defineField } from 'sanity'
import { addressField } from '../objects/addressField.ts'
import { footerLists, footerTitles } from '../objects/footerLists.ts'
import { iconField } from '../objects/iconField.ts'
import { byOrder, orderField } from '../objects/orderField.ts'
import { serviceGroupField } from '../objects/serviceGroupField.ts'
import { leavesNoListEmpty } from '../rules/leavesNoListEmpty.ts'
import { atMost } from '../rules/length.ts'
import { lengths } from '../rules/lengths.ts'
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
      description: 'The name in the footer. Leave it empty for the title.',
      options: { mostCharacters: lengths.shortTitle },
      validation: (rule) => rule.custom(atMost(lengths.shortTitle)),
    }),
    defineField({
      name: 'enquiryName',
      title: 'Name in the contact form',
      type: 'localeString',
      description: 'The option of “Service of Interest”. Leave it empty for the title.',
      options: { mostCharacters: lengths.enquiryName },
      validation: (rule) => rule.custom(atMost(lengths.enquiryName)),
    }),
    ...footerLists.map((name) =>
      defineField({
        name,
        title: `Show in footer: ${footerTitles[name]}`,
        type: 'boolean',
        description: 'Its place in the list can be changed in the site settings.',
      }),
    ),
    defineField({
      ...serviceGroupField,
      validation: (rule) => rule.required().custom(leavesNoListEmpty),
    }),
    orderField('servicePage'),
    defineField(iconField),
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
