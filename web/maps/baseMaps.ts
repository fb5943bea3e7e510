import { geoAzimuthalEqualArea, geoCircle, geoGraticule, geoMercator, geoPath } from 'd3-geo'
import { createBaseMap, type OutlineFile, pathElement } from './baseMap.ts'
import { headquarters } from './positions.ts'

const equalArea = geoAzimuthalEqualArea().rotate([-17, -1.5]).scale(410.5).translate([237.5, 253.5])

/** Distances from the headquarters in km, with the positions of their labels on the rings, in the Atlantic. */
const distances = [
  { km: 2000, at: [171, 341] },
  { km: 3000, at: [165, 413] },
  { km: 4000, at: [168, 475] },
]

/** Africa, equal-area, 476 wide without the islands. Its outline file contains the rings too. */
export const africa = createBaseMap({
  name: 'africa',
  projection: equalArea,
  detail: 2.6,
  elements: ringElements(),
})

/** The size of the inset map inside its frame. */
const inset = { width: 872, height: 488 }

/** West Africa; its left edge is 26.4° west, its upper edge 25.6° north. */
const projection = geoMercator()
  .center([-26.4, 25.6])
  .scale(1151)
  .translate([0, 0])
  .clipExtent([
    [0, 0],
    [inset.width, inset.height],
  ])

/** The width of the frame, with half of its outer line. */
const frameWidth = 6.5

export const insetBox = {
  x: -frameWidth,
  y: -frameWidth,
  width: inset.width + 2 * frameWidth,
  height: inset.height + 2 * frameWidth,
}

/** The inset map of West Africa. Its outline file contains the frame too. */
export const westAfrica = createBaseMap({
  name: 'west-africa',
  projection,
  detail: 2.2,
  elements: insetElements(),
})

export const outlineFiles: readonly OutlineFile[] = [africa.outlines, westAfrica.outlines]

/** Returns the paths `rings`, of equal distance from the headquarters, and their labels `nearest` and `distances`. */
function ringElements(): string[] {
  const degree = (6371 * Math.PI) / 180
  const circle = geoCircle()
    .center([...headquarters.position])
    .precision(3)
  const path = geoPath(equalArea).digits(1)
  const [nearest, ...others] = distances.map(
    ({ km, at: [x, y] }) => `<text x="${x}" y="${y}">${km / 1000}\u202f000\u00a0km</text>`,
  )
  return [
    pathElement('rings', distances.map(({ km }) => path(circle.radius(km / degree)())).join('')),
    `<g id="nearest">${nearest}</g>`,
    `<g id="distances">${others.join('')}</g>`,
  ]
}

/** Returns the paths `graticule`, of five degrees, and `frame`. */
function insetElements(): string[] {
  const { width, height } = inset
  const graticule = geoGraticule()
    .extent([
      [-30, 0],
      [20, 30],
    ])
    .step([5, 5])
  return [
    pathElement('graticule', geoPath(projection).digits(0)(graticule())),
    pathElement('frame', `M0,0H${width}V${height}H0zM-6,-6H${width + 6}V${height + 6}H-6z`),
  ]
}
