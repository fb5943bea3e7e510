import { Map as MapIcon } from 'lucide-react'
import { defineField } from 'sanity'
import { memberships } from '../../../shared/content/shapes/country.ts'
import { choices } from '../../../studio/schema/choices.ts'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { lines } from '../../../studio/schema/drawing.ts'
import { membershipTitles } from '../../../studio/schema/objects/membershipTitles.ts'
import { required } from '../../../studio/schema/rules/required.ts'
import { countryDetails } from './shape.ts'

type Details = (typeof countryDetails)[number]

const detailTitles: Record<Details, string> = {
  none: 'Name only',
  capital: 'Name and capital',
  capitalAndPopulation: 'Name, capital and population',
}

export const countriesForm = defineSection({
  name: 'countries',
  title: 'Countries',
  description: 'A map and list of all published countries with a membership.',
  icon: MapIcon,
  drawing: [
    [20, 18, 90, 8, 'ink'],
    [20, 42, 84, 94, 'frame'],
    [44, 62, 30, 26, 'ink'],
    [60, 88, 20, 30, 'ink'],
    ...lines(120, 44, 100, 10),
  ],
  fields: [
    defineField({
      name: 'membership',
      title: 'Membership',
      description: 'Shows every published country for which it is ticked under “Lists and maps”.',
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
        list: choices(countryDetails, detailTitles),
        layout: 'radio',
      },
      validation: required,
    }),
    defineField({
      name: 'note',
      title: 'Note',
      description:
        'Below the list: who has joined or left, where figures come from, and the month of the note. Leave it empty for none.',
      type: 'localeText',
    }),
  ],
})
