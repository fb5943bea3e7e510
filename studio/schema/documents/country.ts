import { Flag } from 'lucide-react'
import { defineArrayMember, defineField, defineType } from 'sanity'
import {
  type Membership,
  memberships,
  country as shape,
} from '../../../shared/content/shapes/country.ts'
import { MembershipsInput } from '../../countries/MembershipsInput.tsx'
import { t, translate } from '../../i18n/t.ts'
import { choices } from '../choices.ts'
import { flagOf } from '../objects/flagOf.ts'
import { membershipTitles } from '../objects/membershipTitles.ts'
import { agrees } from '../rules/agrees.ts'
import { onMaps, uniqueCountryCode } from '../rules/countryCode.ts'
import { leavesNoListEmpty } from '../rules/leavesNoListEmpty.ts'
import { required } from '../rules/required.ts'

type Selected = { title?: string; isoCode?: string; memberships?: Membership[] }

export const country = defineType({
  name: 'country',
  title: 'Country',
  type: 'document',
  icon: Flag,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'As it is shown in lists and on maps.',
      type: 'localeString',
      validation: required,
    }),
    defineField({
      name: 'isoCode',
      title: 'Two-letter code',
      type: 'string',
      description: 'Of the international list, such as GH for Ghana: it chooses the place on maps.',
      validation: (rule) => [
        rule.required().custom(agrees(shape.shape.isoCode)),
        rule.custom(uniqueCountryCode),
        rule.custom(onMaps).warning(),
      ],
    }),
    defineField({
      name: 'capital',
      title: 'Capital',
      description: 'Shown where a list of countries asks for it.',
      type: 'localeString',
    }),
    defineField({
      name: 'population',
      title: 'Population',
      type: 'localeString',
      description: 'As it is shown, such as 34 million.',
    }),
    defineField({
      name: 'memberships',
      title: 'Lists and maps',
      type: 'array',
      description: 'Tick the lists and maps of the site that show this country.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: choices(memberships, membershipTitles) },
      components: { input: MembershipsInput },
      validation: (rule) => [
        rule.unique().custom(leavesNoListEmpty),
        rule.min(1).warning(t('No list on the site shows this country')),
      ],
    }),
  ],
  orderings: [
    {
      name: 'name',
      title: 'Name',
      by: [{ field: 'name.en', direction: 'asc' }],
    },
  ],
  preview: {
    select: { title: 'name.en', isoCode: 'isoCode', memberships: 'memberships' },
    prepare: ({ title, isoCode, memberships = [] }: Selected) => ({
      title,
      subtitle: memberships.map((membership) => translate(membershipTitles[membership])).join(', '),
      media: flagOf(isoCode) ?? Flag,
    }),
  },
})
