import type { Classes } from './areas.ts'
import type { Labelling } from './labels.ts'
import { places } from './places.ts'
import type { Sheet } from './sheet.ts'
import type { Point } from './topology.ts'

/** How far from the middle of a code its leader ends. */
const gap = 14

/** Labels Africa's members with their ISO codes, beside the countries that are too small. */
export function codeLabels(sheet: Sheet, classes: Classes): Labelling {
  const labels: Labelling = { labels: [], leaders: [], dots: [] }
  for (const code of classes.keys()) {
    const place = places[code]
    if (!place) continue
    const point = sheet.project(place.point)
    const at = place.code ? sheet.project(place.code) : point
    labels.labels.push({ x: Math.round(at[0]), y: Math.round(at[1]), lines: [code] })
    const distance = Math.hypot(at[0] - point[0], at[1] - point[1])
    if (distance > gap) labels.leaders.push([point, towards(point, at, 1 - gap / distance)])
  }
  return labels
}

/** Returns the point at a share of the way from one point to another. */
function towards(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
