import type { Labelling } from './labels.ts'
import type { Label } from './map.ts'
import { type PlatePlace, places } from './places.ts'
import type { Sheet } from './sheet.ts'
import type { Point } from './topology.ts'

/** Below this map unit the texts of a label follow one another. */
const line = 15

type Names = { name: string; capital?: string | undefined }

/** Labels West Africa's members with their names and capitals. */
export function plateLabels(
  sheet: Sheet,
  countries: ReadonlyMap<string, Names>,
): Labelling & { narrow: Label[] } {
  const found: Labelling & { narrow: Label[] } = { labels: [], leaders: [], dots: [], narrow: [] }
  for (const [code, { name, capital }] of countries) {
    const plate = places[code]?.plate
    if (!plate) continue
    const dot = sheet.project(plate.capital)
    const [x, y] = sheet.project(plate.name)
    const { at, anchor, leader } = labelAt(plate.leader, [x, y], dot)
    found.labels.push(text(at, anchor, name))
    if (capital !== undefined)
      found.labels.push({
        ...(plate.label
          ? text(...besideDot(plate.label, dot), capital)
          : text([at[0], at[1] + line], anchor, capital)),
        isCapital: true,
      })
    if (leader) found.leaders.push(leader)
    found.dots.push(dot)
    found.narrow.push(text(sheet.project(plate.code), undefined, code))
  }
  return found
}

type Anchor = Label['anchor']

/** Returns where a name stands, which of its ends is there, and the line to it. */
function labelAt(
  leader: PlatePlace['leader'],
  [x, y]: Point,
  dot: Point,
): { at: Point; anchor?: Anchor; leader?: Point[] } {
  if (leader === 'west') return { at: [x - 5, y - 3], anchor: 'end', leader: [dot, [x, y]] }
  if (leader === 'southEast' || leader === 'southWest') {
    const aside = leader === 'southEast' ? 1 : -1
    return {
      at: [x + 10 * aside, y],
      anchor: aside === 1 ? 'start' : 'end',
      leader: [dot, [x, y], [x + 6 * aside, y]],
    }
  }
  return { at: [x, y] }
}

/** Returns where a capital's name stands. */
function besideDot(side: NonNullable<PlatePlace['label']>, [x, y]: Point): [Point, Anchor] {
  if (side === 'left') return [[x - 9, y], 'end']
  if (side === 'right') return [[x + 7, y], 'start']
  return [[x, y + (side === 'above' ? -11 : 11)], undefined]
}

function text([x, y]: Point, anchor: Anchor, value: string): Label {
  return { x: Math.round(x), y: Math.round(y), ...(anchor && { anchor }), lines: [value] }
}
