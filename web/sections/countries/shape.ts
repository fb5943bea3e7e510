import { z } from 'zod'
import { type FilingRoute, filingRoutes } from '../../../shared/content/countries/filingRoutes.ts'
import { pageReference } from '../../../shared/content/lists/fragments.ts'
import { listSlot } from '../../../shared/content/lists/listDefinition.ts'
import { countriesWithMembership, country } from '../../../shared/content/shapes/country.ts'
import { pagePath } from '../../../shared/content/shapes/link.ts'
import { listed, sectionFields, sectionQueries } from '../sectionFields.ts'

const list = listed('countries', { list: 'countries', filterField: 'membership' })
const plannerCountries = listSlot({ list: 'countries', filterGroq: '"africanUnion"' })

/** The countries of a group, for one membership's sections only. */
const forMembership = (slots: Record<string, string>) =>
  `select(${Object.entries(slots)
    .map(
      ([membership, group]) =>
        `membership == "${membership}" => ${listSlot({ list: 'countries', filterGroq: `"${group}"` })}`,
    )
    .join(', ')})`

const routePage = pagePath.optional()

/** The pages about the routes to a trademark. */
export const routePages = z.object({
  aripo: routePage,
  oapi: routePage,
  madrid: routePage,
  national: routePage,
} satisfies Record<FilingRoute, typeof routePage>)

const routePagesProjection = filingRoutes.map((route) => `"${route}": ${route}->${pageReference}`)

/** The published countries with a membership. */
export const countries = z
  .object({
    ...sectionFields,
    _type: z.literal('countries'),
    /** The details shown with a country's name. */
    details: z.enum(['none', 'capital', 'capitalAndPopulation']),
    ...countriesWithMembership,
    /** The countries on the map, if it shows more than the list. */
    mapCountries: z.array(country).optional(),
    /** The countries that are covered without being members. */
    reachedCountries: z.array(country).optional(),
    /** The countries that the filing planner offers, in the coverage of trademarks. */
    plannerCountries: z.array(country).optional(),
    /** The pages to which the filing planner links. */
    routePages: routePages.optional(),
  })
  .register(sectionQueries, {
    ...list,
    groq: `
      ${list.groq},
      "mapCountries": ${forMembership({ aripo: 'aripoMembers', madrid: 'madridMembers' })},
      "reachedCountries": ${forMembership({ madrid: 'oapi' })},
      "plannerCountries": select(membership == "trademark" => ${plannerCountries}),
      "routePages": select(defined(routePages) => routePages{${routePagesProjection.join(', ')}})
    `,
  })
