import { createBaseMap, type OutlineFile, pathElement } from './createBaseMap.ts'
import outlines from './outlines.json' with { type: 'json' }
import { distances, headquarters, inset } from './positions.ts'

/** Africa, equal-area. Its outline file contains rings of equal distance from the headquarters, and their labels. */
export const africa = createBaseMap({
  name: 'africa',
  headquarters: headquarters.africa,
  paths: outlines.africa,
  elements: ringLabels(),
})

/** The width of the frame, with half of its outer line. */
const frameWidth = 6.5

export const insetBox = {
  x: -frameWidth,
  y: -frameWidth,
  width: inset.width + 2 * frameWidth,
  height: inset.height + 2 * frameWidth,
}

/** The inset map of West Africa. Its outline file contains a graticule of five degrees, and the frame. */
export const westAfrica = createBaseMap({
  name: 'west-africa',
  headquarters: headquarters.westAfrica,
  paths: outlines.westAfrica,
  elements: [frame()],
})

export const outlineFiles: readonly OutlineFile[] = [africa.outlines, westAfrica.outlines]

function ringLabels(): string[] {
  const [nearest, ...farther] = distances.map(
    ({ km, at: [x, y] }) => `<text x="${x}" y="${y}">${km / 1000}\u202f000\u00a0km</text>`,
  )
  return [`<g id="nearest">${nearest}</g>`, `<g id="distances">${farther.join('')}</g>`]
}

function frame(): string {
  const { width, height } = inset
  return pathElement('frame', `M0,0H${width}V${height}H0zM-6,-6H${width + 6}V${height + 6}H-6z`)
}
