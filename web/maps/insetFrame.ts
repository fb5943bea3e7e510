import { geoMercator } from 'd3-geo'
import { pathElement } from './baseMap.ts'

const edges = { west: -26.4, east: 17, south: 2.2, north: 25.6 }

export const insetProjection = geoMercator().fitWidth(872, {
  type: 'MultiPoint',
  coordinates: [
    [edges.west, edges.north],
    [edges.east, edges.south],
  ],
})

const xOf = (longitude: number) => Math.round(insetProjection([longitude, 0])?.[0] ?? 0)
const yOf = (latitude: number) => Math.round(insetProjection([0, latitude])?.[1] ?? 0)

/** The size of the inset map inside its frame. */
export const insetSize = { width: xOf(edges.east), height: yOf(edges.south) }

/** The width of the frame, with half of its outer line. */
export const frameWidth = 6.5

/** The meridians and parallels of the inset map are drawn at multiples of five degrees. */
const step = 5

/** Returns `graticule`, `frame`, its `bars` of five degrees, and `degrees` at every tenth. */
export function insetElements(): string[] {
  const { width, height } = insetSize
  const meridians = multiples(edges.west, edges.east)
  const parallels = multiples(edges.south, edges.north).reverse()
  const isEven = (_: number, index: number) => index % 2 === 0
  const isLabelled = (degrees: number) => degrees % 10 === 0
  return [
    pathElement(
      'graticule',
      [
        ...meridians.map((longitude) => `M${xOf(longitude)},0V${height}`),
        ...parallels.map((latitude) => `M0,${yOf(latitude)}H${width}`),
      ].join(''),
    ),
    pathElement('frame', `M0,0H${width}V${height}H0zM-6,-6H${width + 6}V${height + 6}H-6z`),
    pathElement(
      'bars',
      [
        ...meridians.filter(isEven).flatMap((longitude) => {
          const end = Math.min(xOf(longitude + step), width)
          return [-3, height + 3].map((y) => `M${xOf(longitude)},${y}H${end}`)
        }),
        ...parallels.filter(isEven).flatMap((latitude) => {
          const end = Math.min(yOf(latitude - step), height)
          return [-3, width + 3].map((x) => `M${x},${yOf(latitude)}V${end}`)
        }),
      ].join(''),
    ),
    `<g id="degrees" text-anchor="start">${[
      ...meridians
        .filter(isLabelled)
        .map((longitude) => degreeElement(longitude, xOf(longitude) + 3, height - 10)),
      ...parallels
        .filter(isLabelled)
        .map((latitude) => degreeElement(latitude, 6, yOf(latitude) - 8)),
    ].join('')}</g>`,
  ]
}

/** Returns the multiples of `step` between two degrees. */
function multiples(from: number, to: number): number[] {
  const first = Math.ceil(from / step) * step
  return Array.from({ length: (to - first) / step + 1 }, (_, index) => first + index * step)
}

function degreeElement(degrees: number, x: number, y: number): string {
  return `<text x="${x}" y="${y}">${Math.abs(degrees)}°</text>`
}
