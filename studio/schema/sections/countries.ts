import { Map as MapIcon } from 'lucide-react'
import { defineField } from 'sanity'
import { memberships } from '../../../shared/content/shapes/country.ts'
import { countryDetails } from '../../../web/sections/countries/shape.ts'
import { choices } from '../choices.ts'
import { membershipTitles } from '../objects/membershipTitles.ts'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'

type Details = (typeof countryDetails)[number]

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
