import { z } from 'zod'
import { listed, listings } from '../../../shared/content/lists.ts'
import { countriesWithMembership } from '../../../shared/content/shapes/country.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { base, projections } from '../base.ts'

/** The published countries with a membership. */
export const countries = z
  .object({
    ...base,
    _type: z.literal('countries'),
    /** The details shown with a country's name. */
    details: z.enum(['none', 'capital', 'capitalAndPopulation']),
    /** How the membership has changed since the list was made; stands below it. */
    note: localeString.optional(),
    ...countriesWithMembership,
  })
  .register(projections, { groq: `"countries": ${listed(listings.countries)}` })
