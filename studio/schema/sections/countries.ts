import { filingRoutes } from '../../../shared/content/countries/filingRoutes.ts'
import { type countries, routePages } from '../../../web/sections/countries/shape.ts'
import { optionsOf, page, withRules } from '../fields.ts'
import type { StudioFields } from '../formFields.ts'
import { filingRouteTitles, mappedTitles } from '../objects/optionTitles.ts'

export const countriesFields: StudioFields<typeof countries> = {
  membership: { type: 'string', options: { list: optionsOf(mappedTitles) } },
  details: { initialValue: 'none' },
  routePages: {
    type: 'object',
    options: { columns: 1 },
    fields: withRules(
      routePages.shape,
      filingRoutes.map((route) =>
        page(
          route,
          filingRouteTitles[route],
          'The page about this route. Leave it empty for none.',
        ),
      ),
    ),
    hidden: ({ parent }: { parent?: { membership?: string } }) =>
      parent?.membership !== 'trademark',
  },
}
