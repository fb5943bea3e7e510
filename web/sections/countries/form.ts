import { Map as MapIcon } from 'lucide-react'
import type { z } from 'zod'
import { filingRoutes } from '../../../shared/content/countries/filingRoutes.ts'
import { group, oneOf, page, withRules } from '../../../studio/schema/fields.ts'
import { filingRouteTitles, mappedTitles } from '../../../studio/schema/objects/optionTitles.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { countries, routePages } from './shape.ts'

type Details = z.output<typeof countries>['details']

const details: Record<Details, string> = {
  none: 'Name only',
  capital: 'Name and capital',
  capitalAndPopulation: 'Name, capital and population',
}

export const countriesForm = sectionForm(countries, {
  title: 'Countries',
  description: 'A map and list of all published countries with a membership.',
  icon: MapIcon,
  outline,
  findBy: 'map, africa, members, coverage, where we work',
  editedUnder: { title: 'Countries', path: 'structure/country' },
  fields: [
    oneOf(
      'membership',
      'Membership',
      'Shows every published country that has it among its “Memberships”.',
      mappedTitles,
    ),
    {
      ...oneOf('details', 'Details of each country', 'The details beside each country.', details, {
        layout: 'radio',
      }),
      initialValue: 'none' satisfies Details,
    },
    {
      ...group(
        'routePages',
        'Pages about the routes',
        'The filing planner, and the pages of countries, link to these pages.',
        withRules(
          routePages.shape,
          filingRoutes.map((route) =>
            page(
              route,
              filingRouteTitles[route],
              'The page about this route. Leave it empty for none.',
            ),
          ),
        ),
      ),
      hidden: ({ parent }: { parent?: { membership?: string } }) =>
        parent?.membership !== 'trademark',
    },
  ],
})
