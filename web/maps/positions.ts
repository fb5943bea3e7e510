import { z } from 'zod'
import africa from './africa.json' with { type: 'json' }
import westAfrica from './westAfrica.json' with { type: 'json' }

/** A point on a map, in the map's unit. */
const point = z.tuple([z.number(), z.number()])

export type Point = z.output<typeof point>

/** Points of a country's labels on the map of Africa. */
const africanCountry = z.object({
  /** The numeric ISO 3166-1 code, which identifies the country in the world atlas. */
  numeric: z.string(),
  /** The position of the label inside the country, and of the start of leaders. */
  point,
  /** The position of the code, if the country is too small to contain it. */
  codeAt: point.optional(),
  /** The end or the start of a name outside its country, if the name does not fit inside. */
  left: point.optional(),
  right: point.optional(),
  /** The x of the end of a name in the Gulf of Guinea, if another member is in the name's place. */
  gulf: z.number().optional(),
  /** The longitude and latitude of a capital that the map of West Africa does not show, in Natural Earth. */
  capitalLonLat: point.optional(),
})

export type AfricanCountry = z.output<typeof africanCountry>

/** Points of a country's labels on the inset map of West Africa. */
const insetCountry = z.object({
  capitalAt: point,
  nameAt: point,
  /** SVG text-anchor of a name placed at sea; the capital's name is below it. */
  anchor: z.enum(['start', 'end']).optional(),
  /** The side of the capital's dot on which its name is. */
  side: z.enum(['left', 'right', 'above', 'below']).optional(),
})

/** The countries of the African Union, by ISO 3166-1 code. The map of Africa is 476 wide without the islands. */
export const africanCountries = z.record(z.string(), africanCountry).parse(africa)

/** Returns whether maps show a country. They show only members of the African Union. */
export function isOnMaps(code: string): boolean {
  return code in africanCountries
}

/** The countries on the inset map of West Africa. The positions of capitals are from Natural Earth. */
export const insetCountries = z.record(z.string(), insetCountry).parse(westAfrica)

/** The size of the inset map inside its frame. */
export const inset = { width: 872, height: 488 }

/** The country of the headquarters, and their point on each map. */
export const headquarters = {
  country: 'GH',
  africa: [115.2, 223.6] satisfies Point,
  westAfrica: [526.2, 420.4] satisfies Point,
}

/** Distances from the headquarters in km, with the points of their labels on the rings, in the Atlantic. */
export const distances = [
  { km: 2000, at: [171, 341] },
  { km: 3000, at: [165, 413] },
  { km: 4000, at: [168, 475] },
]
