import { z } from 'zod'
import { country, memberships } from '../../../shared/content/shapes/country.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { base } from '../base.ts'

/** The details shown with a country's name. */
export const countryDetails = ['none', 'capital', 'capitalAndPopulation'] as const

/** The published countries with a membership. */
export const countries = z.object({
  ...base,
  _type: z.literal('countries'),
  membership: z.enum(memberships),
  details: z.enum(countryDetails),
  /** How the membership has changed since the list was made; stands below it. */
  note: localeString.optional(),
  countries: z.array(country).min(1, 'no published country has this membership'),
})
