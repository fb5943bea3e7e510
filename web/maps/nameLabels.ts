import { mapText } from '../theme/mapText.ts'
import type { Point } from './baseMap.ts'
import {
  type Box,
  boxOf,
  type Ground,
  type Label,
  type Labelling,
  type MappedCountry,
  overlap,
  tenth,
} from './labels.ts'
import {
  type AfricanCountry,
  africanCountries,
  headquarters,
  type OutsidePosition,
} from './positions.ts'

/** The font size that names have room for: the largest in which they are shown. */
const size = mapText.names.narrow

/** The height of a name of one line, with the distance to the next. */
const rowHeight = 25

/** The latitude at which the staircase of names in the Gulf of Guinea begins. */
const staircaseTop = 1.6

/** The most letters of a line; the map begins soon west of Africa, where names are shorter. */
const longestLine = { left: 11, right: 16, gulf: 16, up: 16 }

type Country = MappedCountry & { positions: AfricanCountry; point: Point }

/** A name on the map, with the leader to its country where it is outside. */
type Placed = { code: string; label: Label; leader?: Point[] }

/**
 * Labels Africa's members with their names: inside where they fit, the others in the sea or inland.
 * @returns null if names would overlap one another or a member
 */
export function nameLabels(ground: Ground): Labelling | null {
  const countries = ground.countries.flatMap((country): Country[] => {
    const positions = africanCountries[country.code]
    return positions ? [{ ...country, positions, point: ground.base.project(positions.point) }] : []
  })
  const inside = countries.flatMap((country) => placeInside(country, ground) ?? [])
  const outside = countries.filter(({ code }) => !inside.some((placed) => placed.code === code))

  /** The position that each name has of its country's; the next one is tried where there is no room. */
  const choice = new Map(outside.map(({ code }) => [code, 0]))
  for (;;) {
    const placed = [...inside, ...placeOutside(outside, choice, ground)]
    const crowded = placed.filter((one) => hasNoRoom(one, placed, ground))
    if (crowded.length === 0) return labelling(placed)
    const next = crowded.find(
      ({ code }) => (choice.get(code) ?? 0) + 1 < (africanCountries[code]?.outside.length ?? 0),
    )
    if (!next) return null
    choice.set(next.code, (choice.get(next.code) ?? 0) + 1)
  }
}

function labelling(placed: Placed[]): Labelling {
  const leaders = placed.flatMap(({ leader }) => (leader ? [leader] : []))
  return {
    labels: placed.map(({ code, label }) =>
      code === headquarters.country ? { ...label, isHome: true } : label,
    ),
    leaders,
    dots: leaders.flatMap(([start]) => (start ? [start] : [])),
  }
}

function hasNoRoom(one: Placed, all: Placed[], ground: Ground): boolean {
  const box = boxOf(one.label, size)
  if (all.some((other) => other !== one && overlap(box, boxOf(other.label, size)))) return true
  return one.leader !== undefined && membersBelow(box, ground).some((code) => code !== undefined)
}

/** Returns the codes of the members at points all over a box; undefined where there is none. */
function membersBelow({ left, right, top, bottom }: Box, { memberAt }: Ground) {
  const columns = Math.max(2, Math.ceil((right - left) / 12) + 1)
  return [top, (top + bottom) / 2, bottom].flatMap((y) =>
    Array.from(
      { length: columns },
      (_, column) => memberAt([left + ((right - left) * column) / (columns - 1), y])?.code,
    ),
  )
}

function placeInside({ code, name, positions }: Country, ground: Ground): Placed | null {
  const [x, y] = ground.base.project(positions.inside ?? positions.point)
  const label = { code, x: tenth(x), y: tenth(y), lines: linesOf(name, 16) }
  const fits = membersBelow(boxOf(label, size), ground).every((below) => below === code)
  return fits ? { code, label } : null
}

type Outside = Country & { lines: string[] }
type Beside = Outside & { side: 'left' | 'right'; end: Point }

function placeOutside(
  countries: Country[],
  choice: ReadonlyMap<string, number>,
  { base }: Ground,
): Placed[] {
  const heightOf = (latitude: number) => base.project([17, latitude])[1]
  const beside: Beside[] = []
  const gulf: (Outside & { start: Point })[] = []
  const rising: (Outside & { top: number })[] = []
  for (const country of countries) {
    const at: OutsidePosition | undefined = country.positions.outside[choice.get(country.code) ?? 0]
    if (!at) continue
    const one = { ...country, lines: linesOf(country.name, longestLine[at.side]) }
    if (at.side === 'gulf')
      gulf.push({ ...one, start: at.from ? base.project(at.from) : one.point })
    else if (at.side === 'up') rising.push({ ...one, top: heightOf(at.to) })
    else beside.push({ ...one, side: at.side, end: base.project(at.at) })
  }
  return [
    ...placeBeside(beside.filter(({ side }) => side === 'left')),
    ...rising.map(placeAbove),
    ...placeBeside(beside.filter(({ side }) => side === 'right')),
    ...placeInGulf(gulf, heightOf(staircaseTop)),
  ]
}

/** Names in the sea beside their countries, one below the other. */
function placeBeside(countries: Beside[]): Placed[] {
  let free = Number.NEGATIVE_INFINITY
  return countries
    .toSorted((a, b) => a.end[1] - b.end[1])
    .map(({ code, point, lines, side, end: [x, wanted] }) => {
      const y = Math.max(wanted, free + heightOfRow(lines) / 2)
      free = y + heightOfRow(lines) / 2
      const outwards = side === 'left' ? -1 : 1
      return {
        code,
        leader: [point, [x - 8 * outwards, y], [x, y]],
        label: {
          code,
          x: tenth(x + 5 * outwards),
          y: tenth(y),
          anchor: side === 'left' ? 'end' : 'start',
          lines,
        },
      }
    })
}

/** Names in steps down the Gulf of Guinea: no leader crosses another or a name further west. */
function placeInGulf(countries: (Outside & { start: Point })[], top: number): Placed[] {
  let free = top - rowHeight / 2
  return countries
    .toSorted((a, b) => a.start[0] - b.start[0])
    .map(({ code, point, start, lines }) => {
      const [x] = start
      const y = free + heightOfRow(lines) / 2
      free += heightOfRow(lines)
      return {
        code,
        leader: [point, start, [x, y], [x - 7, y]],
        label: { code, x: tenth(x - 11), y: tenth(y), anchor: 'end', lines },
      }
    })
}

/** A name inland, above a country. */
function placeAbove({ code, point: [x, y], lines, top }: Outside & { top: number }): Placed {
  return {
    code,
    leader: [
      [x, y],
      [x, top],
      [x + 7, top],
    ],
    label: { code, x: tenth(x + 11), y: tenth(top), anchor: 'start', lines },
  }
}

function heightOfRow(lines: string[]): number {
  return rowHeight + (lines.length - 1) * size * 1.1
}

/** Returns a name in lines: a long one breaks near its middle, after a hyphen or at a space. */
function linesOf(name: string, longest: number): string[] {
  if (name.length <= longest) return [name]
  const distance = (index: number) => Math.abs(index - name.length / 2)
  const [middle] = [...name.matchAll(/(?<=-)|\s/g)]
    .map(({ index }) => index)
    .toSorted((a, b) => distance(a) - distance(b))
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle).trim()]
}
