import { z } from 'zod'
import { type FilingRoute, filingRoutes } from '../../../shared/content/countries/filingRoutes.ts'
import { oneOf, queried, studioField } from '../../../shared/content/fields.ts'
import { pageReference } from '../../../shared/content/lists/fragments.ts'
import { listSlot } from '../../../shared/content/lists/listDefinition.ts'
import { countriesWithMembership, country } from '../../../shared/content/shapes/country.ts'
import { pagePath } from '../../../shared/content/shapes/link.ts'
import { listed, sectionFields, sectionTexts } from '../sectionFields.ts'

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
    membership: studioField(
      'Membership',
      'Shows every published country that has it among its “Memberships”.',
      countriesWithMembership.membership,
    ),
    details: oneOf(
      'Details of each country',
      'The details beside each country.',
      {
        none: 'Name only',
        capital: 'Name and capital',
        capitalAndPopulation: 'Name, capital and population',
        authorityAndRoutes: 'Name, authority for medicines and routes for a trademark',
      },
      { layout: 'radio' },
    ),
    countries: listed(countriesWithMembership.countries, {
      list: 'countries',
      filterField: 'membership',
    }),
    /** The countries on the map, if it shows more than the list. */
    mapCountries: queried(
      z.array(country),
      forMembership({ aripo: 'aripoMembers', madrid: 'madridMembers' }),
    ).optional(),
    /** The countries that are covered without being members. */
    reachedCountries: queried(z.array(country), forMembership({ madrid: 'oapi' })).optional(),
    /** The countries that the filing planner offers, in the coverage of trademarks. */
    plannerCountries: queried(
      z.array(country),
      `select(membership == "trademark" => ${plannerCountries})`,
    ).optional(),
    routePages: studioField(
      'Pages about the routes',
      'The filing planner, and the pages of countries, link to these pages.',
      routePages,
      (name) => `select(defined(${name}) => ${name}{${routePagesProjection.join(', ')}})`,
    ).optional(),
  })
  .register(sectionTexts, {
    title: 'Countries',
    description: 'A map and list of all published countries with a membership.',
    findBy: 'map, africa, members, coverage, where we work',
  })
