/// <reference path="./worldAtlas.d.ts" />
import { transform } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import world from 'world-atlas/countries-50m.json' with { type: 'json' }
import { africanCountries, type Position } from './positions.ts'

/** A country's geometry in the topology; its id is the ISO 3166-1 code. */
type Country = (Polygon | MultiPolygon) & { id: string }

const codes = new Map(
  Object.entries(africanCountries).map(([code, { numeric }]) => [numeric, code]),
)

/** Africa's countries in Natural Earth, which draws Somaliland by itself and without a number. */
const geometries = world.objects.countries.geometries.flatMap((geometry): Country[] => {
  const code = geometry.properties.name === 'Somaliland' ? 'SO' : codes.get(geometry.id ?? '')
  return code === undefined ? [] : [{ ...geometry, id: code }]
})

const toDegrees = transform(world.transform)
const africa = withWesternSahara(
  geometries,
  world.arcs.map((arc) =>
    arc.map((point, index): Position => {
      const [longitude = 0, latitude = 0] = toDegrees([...point], index > 0)
      return [longitude, latitude]
    }),
  ),
)

/** Africa's countries, with the positions of each arc in degrees. */
export const { countries, arcs } = africa

/** The indexes of a country's arcs; reversed arcs are stored as their complement. */
function arcsOf({ arcs }: Country): number[] {
  return arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc))
}

/**
 * Moves Morocco's border from the sand wall, where Natural Earth has it, to the northern border of
 * Western Sahara, because the African Union counts the Sahrawi Republic as a member.
 */
function withWesternSahara(countries: readonly Country[], lines: Position[][]) {
  const [north, south] = ['MA', 'EH'].map((code) => countries.find(({ id }) => id === code))
  const northArcs = north ? arcsOf(north) : []
  const wall = northArcs.find((arc) => south && arcsOf(south).includes(arc))
  const coast = northArcs.at(-1)
  const [start] = lines[wall ?? -1] ?? []
  const shore = lines[coast ?? -1] ?? []
  const cut = shore.findIndex(([, latitude]) => start !== undefined && latitude > start[1])
  const end = shore[cut]
  if (!south || wall === undefined || coast === undefined || !start || !end)
    throw new Error('Western Sahara: Natural Earth draws it in another way than the maps expect')

  // The wall becomes the parallel, and the shore between both its ends an arc of its own.
  const arcs = lines.with(wall, [start, end]).with(coast, shore.slice(cut))
  const southernShore = arcs.push(shore.slice(0, cut + 1)) - 1
  const ring = [...arcsOf(south).slice(0, -1), southernShore, ~wall]
  return {
    countries: countries.map((country) =>
      country === south ? { type: 'Polygon' as const, id: south.id, arcs: [[...ring]] } : country,
    ),
    arcs,
  }
}

/**
 * Returns the topology of Africa's countries on a map. Arcs are projected before they are simplified,
 * so that a map has only the points that it shows.
 * @param detail the area of the smallest triangle that an outline keeps, in the map's unit
 */
export function projectAfrica(
  project: (position: Position) => readonly [x: number, y: number],
  detail: number,
): Topology<{ countries: GeometryCollection }> {
  const used = new Set(countries.flatMap(arcsOf))
  const projected = arcs.map((arc, index) =>
    used.has(index) ? arc.map((position) => [...project(position)]) : [[0, 0]],
  )
  return simplify(
    presimplify({
      type: 'Topology',
      objects: { countries: { type: 'GeometryCollection', geometries: [...countries] } },
      arcs: projected,
    }),
    detail,
  )
}
