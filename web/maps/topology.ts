/// <reference path="./worldAtlas.d.ts" />
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import world from 'world-atlas/countries-50m.json' with { type: 'json' }
import { type Position, places } from './places.ts'

export type Point = readonly [x: number, y: number]

/** Returns the point of a map where a position lies. */
export type Projection = (position: Position) => Point

/** A country's outline in a topology; its id is the ISO 3166-1 code. */
export type Outline = (Polygon | MultiPolygon) & { id: string }

const codes = new Map(Object.entries(places).map(([code, { numeric }]) => [numeric, code]))

/** Africa's countries in Natural Earth, which draws Somaliland by itself and without a number. */
const drawn: Outline[] = world.objects.countries.geometries.flatMap((geometry) => {
  const { id = '', properties } = geometry
  const code = properties.name === 'Somaliland' ? 'SO' : codes.get(id)
  return code === undefined ? [] : [{ ...geometry, id: code }]
})

const arcsOf = ({ arcs }: Outline) => arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc))

export const { outlines, positions } = withWesternSahara(drawn, positionsOf(drawn))

/** Returns the positions of each arc. Those of other continents are one point and keep their index. */
function positionsOf(countries: readonly Outline[]): Position[][] {
  const used = new Set(countries.flatMap(arcsOf))
  const { scale, translate } = world.transform
  return world.arcs.map((arc, index) => {
    if (!used.has(index)) return [[0, 0]]
    let [x, y] = [0, 0]
    return arc.map(([dx = 0, dy = 0]): Position => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

/**
 * Moves Morocco's border from the sand wall, where Natural Earth has it, to the northern border of
 * Western Sahara, because the African Union counts the Sahrawi Republic as a member.
 */
function withWesternSahara(countries: readonly Outline[], lines: Position[][]) {
  const [north, south] = ['MA', 'EH'].map((code) => countries.find(({ id }) => id === code))
  const northArcs = north ? arcsOf(north) : []
  const wall = northArcs.find((arc) => south && arcsOf(south).includes(arc))
  const coast = northArcs.at(-1)
  const [start] = lines[wall ?? -1] ?? []
  const shore = lines[coast ?? -1] ?? []
  const cut = shore.findIndex(([, latitude]) => start !== undefined && latitude > start[1])
  const end = shore[cut]
  if (!north || !south || wall === undefined || coast === undefined || !start || !end)
    throw new Error('Western Sahara: Natural Earth draws it in another way than the maps expect')

  // The wall becomes the parallel, and the shore between both its ends an arc of its own.
  const positions = lines.with(wall, [start, end]).with(coast, shore.slice(cut))
  const southernShore = positions.push(shore.slice(0, cut + 1)) - 1
  const ring = arcsOf(south).slice(0, -1)
  const outlines = countries.map((country) =>
    country === south
      ? { type: 'Polygon' as const, id: south.id, arcs: [[...ring, southernShore, ~wall]] }
      : country,
  )
  return { outlines, positions }
}

/**
 * Returns the topology of Africa's countries on a map. They are projected first and simplified in the
 * map's unit, so that a map has only the points that it shows.
 * @param detail the area of the smallest triangle that an outline keeps
 */
export function projectAfrica(
  project: Projection,
  detail: number,
): Topology<{ countries: GeometryCollection }> {
  const arcs = positions.map((line) => line.map((position) => [...project(position)]))
  const countries: GeometryCollection = { type: 'GeometryCollection', geometries: [...outlines] }
  return simplify(presimplify({ type: 'Topology', objects: { countries }, arcs }), detail)
}
