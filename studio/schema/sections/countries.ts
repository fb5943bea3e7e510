import { Map as MapIcon } from 'lucide-react'
import { defineField } from 'sanity'
import { memberships } from '../../../web/content/shapes/country.ts'
import type { SectionOf } from '../../../web/content/types.ts'
import { choices } from '../choices.ts'
import { membershipTitles } from '../objects/membershipTitles.ts'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'

type Details = SectionOf<'countries'>['details']

const detailTitles: Record<Details, string> = {
  none: 'Name only',
  capital: 'Name and capital',
  capitalAndPopulation: 'Name, capital and population',
}

export const countries = defineSection({
  name: 'countries',
  title: 'Countries',
  description: 'A map and list of all published countries with a membership.',
  icon: MapIcon,
  fields: [
    defineField({
      name: 'membership',
      title: 'Membership',
      description: 'The list shows every published country that has it.',
      type: 'string',
      options: { list: choices(memberships, membershipTitles) },
      validation: required,
    }),
    defineField({
      name: 'details',
      title: 'Shown of each country',
      description: 'What stands beside each country.',
      type: 'string',
      initialValue: 'none' satisfies Details,
      options: {
        list: Object.entries(detailTitles).map(([value, title]) => ({ value, title })),
        layout: 'radio',
      },
      validation: required,
    }),
  ],
})
