import { hasFlag } from 'country-flag-icons'
import { z } from 'zod'
import { localeString } from './localized.ts'

/** Memberships of a country; each list of countries on the site shows one of them. */
export const memberships = [
  'operations',
  'ecowas',
  'waho',
  'aripo',
  'trademark',
  'madrid',
  'africanUnion',
] as const

export type Membership = (typeof memberships)[number]

export const country = z.object({
  _id: z.string(),
  name: localeString,
  isoCode: z
    .string('is missing')
    .regex(/^[A-Z]{2}$/, { error: 'must be two capital letters (ISO 3166-1)', abort: true })
    .refine(hasFlag, { error: ({ input }) => `no country has the code ${input}` }),
  capital: localeString.optional(),
  population: localeString.optional(),
})
