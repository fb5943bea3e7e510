import { geoAzimuthalEqualArea } from 'd3-geo'
import type { MultiLineString, MultiPolygon } from 'geojson'
import { merge, mesh } from 'topojson-client'
import type { Position } from './places.ts'
import { areaOf, ringArea } from './polygon.ts'
import { outlines, type Point, type Projection, projectAfrica } from './topology.ts'

/** An empty map: a projection and the outlines of countries in it. */
export type Sheet = {
  name: string
  project: Projection
  /** The size, if parts outside are cut off. */
  clip?: { width: number; height: number }
  /** Returns the outline around countries; small islands are only there if they are all it has. */
  outline(codes: readonly string[]): MultiPolygon
  /** Returns the borders between countries that both belong to a set. */
  borders(isDrawn: (code: string) => boolean): MultiLineString
  /** Every country. */
  codes: readonly string[]
}

/** The width of Africa's mainland on its map. */
const africaWidth = 476

/** Returns the map of Africa: equal-area, as wide as `africaWidth` without the islands. */
export const africa = once((): Sheet => {
  const projection = geoAzimuthalEqualArea()
    .rotate([-17, -1.5])
    .fitWidth(africaWidth, {
      type: 'MultiPoint',
      // The outermost points of the mainland and of Madagascar.
      coordinates: [
        [-17.6, 14.7],
        [51.4, 11.8],
        [9.8, 37.4],
        [20, -34.9],
        [50.5, -15.6],
      ],
    })
  const project = ([longitude, latitude]: Position): Point =>
    projection([longitude, latitude]) ?? [0, 0]
  return sheet('Africa', project, { detail: 2.6, smallest: 14 })
})

/** The frame of the map of West Africa, in degrees. */
export const frame = { west: -26.4, east: 17, south: 2.2, north: 25.6, width: 872 }

/** Returns the map of West Africa: equirectangular, true to scale at 14° north. */
export const westAfrica = once((): Sheet & { clip: { width: number; height: number } } => {
  const squeeze = Math.cos((14 * Math.PI) / 180)
  const unit = frame.width / ((frame.east - frame.west) * squeeze)
  const project = ([longitude, latitude]: Position): Point => [
    (longitude - frame.west) * squeeze * unit,
    (frame.north - latitude) * unit,
  ]
  const height = Math.round((frame.north - frame.south) * unit)
  const clip = { width: frame.width, height }
  return { ...sheet('West Africa', project, { detail: 2.2, smallest: 10 }), clip }
})

function sheet(
  name: string,
  project: Projection,
  { detail, smallest }: { detail: number; smallest: number },
): Sheet {
  const topology = projectAfrica(project, detail)
  const without = ({ coordinates }: MultiPolygon, area: number): MultiPolygon => ({
    type: 'MultiPolygon',
    coordinates: coordinates
      .map((rings) => rings.filter((ring) => ringArea(ring) >= area))
      .filter((rings) => rings.length > 0),
  })
  const known = new Map<string, MultiPolygon>()
  return {
    name,
    project,
    codes: [...new Set(outlines.map(({ id }) => id))],
    outline(codes) {
      const key = codes.join()
      const before = known.get(key)
      if (before) return before
      const whole = merge(
        topology,
        outlines.filter(({ id }) => codes.includes(id)),
      )
      // Islands are left out, except where a country has little else.
      const large = without(whole, smallest)
      const outline = areaOf(large) < 20 * smallest ? without(whole, 1) : large
      if (codes.length === 1) known.set(key, outline)
      return outline
    },
    borders: (isDrawn) =>
      mesh(
        topology,
        topology.objects.countries,
        (a, b) => a.id !== b.id && isDrawn(String(a.id)) && isDrawn(String(b.id)),
      ),
  }
}

/** Returns a function that makes a value when it is first called, as projecting takes a while. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
