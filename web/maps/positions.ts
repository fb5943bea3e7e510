import { z } from 'zod'
import africa from './africa.json' with { type: 'json' }
import westAfrica from './westAfrica.json' with { type: 'json' }

/** A longitude and a latitude in degrees, east and north positive. */
const position = z.tuple([z.number(), z.number()]).readonly()

export type Position = z.output<typeof position>

/** Positions of a country's labels on the map of Africa. */
const africanCountry = z.object({
  /** ISO 3166-1 numeric, by which the world atlas identifies the country. */
  numeric: z.string(),
  /** Inside the country: its code or its name stands there, and leaders begin there. */
  point: position,
  /** Where the code stands if the country is too small for it. */
  codeAt: position.optional(),
  /** Where the name ends, or begins, if the country is too small for it. */
  left: position.optional(),
  right: position.optional(),
  /** The longitude at which it ends in the Gulf of Guinea if another member is there. */
  gulf: z.number().optional(),
})

export type AfricanCountry = z.output<typeof africanCountry>

/** Positions of a country's labels on the inset map of West Africa. */
const insetCountry = z.object({
  capitalAt: position,
  nameAt: position,
  /** Which end of the name, off the coast, is there; the capital's name is below. */
  anchor: z.enum(['start', 'end']).optional(),
  /** The side of its dot on which the capital's name stands. */
  side: z.enum(['left', 'right', 'above', 'below']).optional(),
})

/**
 * Every country of the African Union, by ISO 3166-1 code. Positions were read off maps drawn from
 * Natural Earth 5 (1:50m).
 */
export const africanCountries = z.record(z.string(), africanCountry).parse(africa)

/** Returns whether maps show the country with an ISO 3166-1 code: they are of Africa. */
export function isOnMaps(code: string): boolean {
  return code in africanCountries
}

/** The countries on the inset map of West Africa; capitals are those of Natural Earth. */
export const insetCountries = z.record(z.string(), insetCountry).parse(westAfrica)

/** The company's headquarters, in Accra. */
export const headquarters = { country: 'GH', position: [-0.205, 5.56] satisfies Position }
