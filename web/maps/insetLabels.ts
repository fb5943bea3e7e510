import type { Point } from './baseMap.ts'
import type { Ground, Label, Labelling } from './labels.ts'
import { type InsetCountry, insetCountries } from './positions.ts'

/** The distance from a country's name to its capital's name below. */
const line = 15

/**
 * Labels the members on the inset map of West Africa with their names and capitals, and with ISO codes
 * for narrow screens.
 */
export function insetLabels({ base, countries }: Ground): Labelling & { narrow: Label[] } {
  const labelling: Labelling & { narrow: Label[] } = {
    labels: [],
    leaders: [],
    dots: [],
    narrow: [],
  }
  for (const { code, name, capital } of countries) {
    const positions = insetCountries[code]
    if (!positions) continue
    const dot = base.project(positions.capital)
    const { at, anchor, leader } = nameAt(positions, base.project(positions.name), dot)
    labelling.labels.push(label(code, at, anchor, name))
    if (capital !== undefined)
      labelling.labels.push({
        ...(positions.side
          ? besideDot(code, positions.side, dot, capital)
          : label(code, [at[0], at[1] + line], anchor, capital)),
        isCapital: true,
      })
    if (leader) labelling.leaders.push(leader)
    labelling.dots.push(dot)
    labelling.narrow.push(label(code, base.project(positions.code), undefined, code))
  }
  return labelling
}

type Anchor = Label['anchor']

/** Returns where a name stands, which of its ends is there, and the leader to it. */
function nameAt(
  { leader }: InsetCountry,
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

function besideDot(
  code: string,
  side: NonNullable<InsetCountry['side']>,
  [x, y]: Point,
  name: string,
): Label {
  if (side === 'left') return label(code, [x - 9, y], 'end', name)
  if (side === 'right') return label(code, [x + 7, y], 'start', name)
  return label(code, [x, y + (side === 'above' ? -11 : 11)], undefined, name)
}

function label(code: string, [x, y]: Point, anchor: Anchor, text: string): Label {
  return { code, x: Math.round(x), y: Math.round(y), ...(anchor && { anchor }), lines: [text] }
}
