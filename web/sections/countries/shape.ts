import { z } from 'zod'
import { listPlaceholder } from '../../../shared/content/listDefinition.ts'
import { countriesWithMembership, country } from '../../../shared/content/shapes/country.ts'
import { base, listed, projections } from '../base.ts'

const list = listed('countries', { list: 'countries', choice: 'membership' })
const planned = listPlaceholder({ list: 'countries', choice: '"africanUnion"' })

/** The published countries with a membership. */
export const countries = z
  .object({
    ...base,
    _type: z.literal('countries'),
    /** The details shown with a country's name. */
    details: z.enum(['none', 'capital', 'capitalAndPopulation']),
    ...countriesWithMembership,
    /** The countries that the route planner offers, in the coverage of trademarks. */
    planned: z.array(country).optional(),
  })
  .register(projections, {
    ...list,
    groq: `${list.groq}, "planned": select(membership == "trademark" => ${planned})`,
  })
