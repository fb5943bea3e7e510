import { type GeoProjection, geoIdentity, geoPath } from 'd3-geo'
import { polygonContains } from 'd3-polygon'
import type { MultiPolygon } from 'geojson'
import { merge, mesh } from 'topojson-client'
import { hashOf } from '../../shared/content/hash.ts'
import { africanCountries, type Position } from './positions.ts'
import { countries, projectAfrica } from './topology.ts'

/** A point of a map, in its unit. */
export type Point = readonly [x: number, y: number]

/** Africa in a projection, as all maps with that projection have it. */
export type BaseMap = {
  project(position: Position): Point
  /** Returns which of the countries with these codes contains a point. */
  countryAt(point: Point, codes: Iterable<string>): string | undefined
  outlines: OutlineFile
}

/**
 * An SVG file whose paths maps use by id: each country by its ISO 3166-1 code, `land` (all countries
 * that are large enough to be seen) and `borders`. Outlines are not part of the pages, so that
 * browsers cache them and the first paint does not wait for them.
 */
export type OutlineFile = { path: string; svg: string }

/** The directory of the outline files. */
const outlineDirectory = '/maps/'

/** The least area with which a country is drawn; a smaller one is a square. */
const leastArea = 12

type Options = {
  name: string
  projection: GeoProjection
  /** As in `projectAfrica`. */
  detail: number
  /** The size beyond which the map is cut off. */
  size?: { width: number; height: number }
  /** Other elements of the outline file. */
  elements?: string[]
}

export function createBaseMap({ name, projection, detail, size, elements = [] }: Options): BaseMap {
  const project = ([x, y]: Position): Point => projection([x, y]) ?? [0, 0]
  const topology = projectAfrica(project, detail)
  const outlineOf = (codes: readonly string[]) =>
    merge(
      topology,
      countries.filter(({ id }) => codes.includes(id)),
    )

  const planar = geoPath().digits(0)
  const clipped = geoPath(
    size &&
      geoIdentity().clipExtent([
        [0, 0],
        [size.width, size.height],
      ]),
  ).digits(0)
  const outlines = Object.entries(africanCountries).map(([code, { point }]) => {
    const outline = outlineOf([code])
    const [x, y] = project(point).map(Math.round)
    const isTiny = planar.area(outline) < leastArea
    const data = isTiny ? `M${x},${y}m-3,-3h6v6h-6z` : clipped(outline)
    return { code, isTiny, data, contains: containment(outline) }
  })
  const land = outlineOf(outlines.flatMap(({ code, isTiny }) => (isTiny ? [] : code)))
  const borders = mesh(topology, topology.objects.countries, (a, b) => a.id !== b.id)
  const svg = svgOf([
    pathElement('land', clipped(land)),
    pathElement('borders', clipped(borders)),
    ...outlines.flatMap(({ code, data }) => (data ? pathElement(code, data) : [])),
    ...elements,
  ])
  return {
    project,
    countryAt(point, codes) {
      const wanted = new Set(codes)
      return outlines.find(({ code, contains }) => wanted.has(code) && contains(point))?.code
    },
    outlines: { path: `${outlineDirectory}${name}-${hashOf(svg)}.svg`, svg },
  }
}

/** Returns a function that tells whether a point is in an outline. */
function containment(outline: MultiPolygon): (point: Point) => boolean {
  const [[left, top], [right, bottom]] = geoPath().bounds(outline)
  const polygons = outline.coordinates.map((rings) =>
    rings.map((ring) => ring.map(([x = 0, y = 0]): [number, number] => [x, y])),
  )
  return ([x, y]) =>
    x >= left &&
    x <= right &&
    y >= top &&
    y <= bottom &&
    polygons.some(([edge = [], ...holes]) =>
      [edge, ...holes].every((ring, index) => polygonContains(ring, [x, y]) === (index === 0)),
    )
}

export function pathElement(id: string, data: string | null): string {
  return `<path id="${id}" d="${data}"/>`
}

function svgOf(elements: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${elements.join('')}</svg>\n`
}
