import { z } from 'zod'
import africa from './africa.json' with { type: 'json' }
import westAfrica from './westAfrica.json' with { type: 'json' }

/** A longitude and a latitude in degrees, east and north positive. */
const position = z.tuple([z.number(), z.number()]).readonly()

export type Position = z.output<typeof position>

/** Positions of a country's labels on the map of Africa. */
const africanCountry = z.object({
  /** The numeric ISO 3166-1 code, which identifies the country in the world atlas. */
  numeric: z.string(),
  /** The position of the label inside the country, and of the start of leaders. */
  point: position,
  /** The position of the code of a country that is too small for it. */
  codeAt: position.optional(),
  /** The position of the end or the start of a name that does not fit into its country. */
  left: position.optional(),
  right: position.optional(),
  /** The longitude of the end of a name in the Gulf of Guinea, if another member is in the name's place. */
  gulf: z.number().optional(),
})

export type AfricanCountry = z.output<typeof africanCountry>

/** Positions of a country's labels on the inset map of West Africa. */
const insetCountry = z.object({
  capitalAt: position,
  nameAt: position,
  /** SVG text-anchor of a name placed at sea; the capital's name is below it. */
  anchor: z.enum(['start', 'end']).optional(),
  /** The side of the capital's dot on which its name is. */
  side: z.enum(['left', 'right', 'above', 'below']).optional(),
})

/**
 * Every country of the African Union, by ISO 3166-1 code. Positions are from maps of Natural Earth 5
 * (1:50m).
 */
export const africanCountries = z.record(z.string(), africanCountry).parse(africa)

/** Returns whether maps show a country. They show only members of the African Union. */
export function isOnMaps(code: string): boolean {
  return code in africanCountries
}

/** The countries on the inset map of West Africa; capitals are those of Natural Earth. */
export const insetCountries = z.record(z.string(), insetCountry).parse(westAfrica)

export const headquarters = { country: 'GH', position: [-0.205, 5.56] satisfies Position }
