import { z } from 'zod'
import { countriesWithMembership } from '../../../shared/content/shapes/country.ts'
import { base, listed, projections } from '../base.ts'

/** The published countries with a membership. */
export const countries = z
  .object({
    ...base,
    _type: z.literal('countries'),
    /** The details shown with a country's name. */
    details: z.enum(['none', 'capital', 'capitalAndPopulation']),
    ...countriesWithMembership,
  })
  .register(projections, listed('countries', { list: 'countries', choice: 'membership' }))
