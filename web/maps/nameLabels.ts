import { mapText } from '../theme/mapText.ts'
import type { Classes } from './areas.ts'
import { boxOf, type Ground, type Labelling, tenth } from './labels.ts'
import type { Label } from './map.ts'
import { type NamePlace, type Place, type Position, places, seat } from './places.ts'
import { overlap } from './polygon.ts'
import type { Sheet } from './sheet.ts'
import type { Point } from './topology.ts'

/** The font size that names have room for: the largest in which they are shown. */
const size = mapText.names.narrow

/** The height of a name of one line, with the distance to the next. */
const rowHeight = 25

/** The latitude at which the staircase of names in the Gulf of Guinea begins. */
const staircaseTop = 1.6

/** The letters of a line; names west of Africa are shorter, because the map begins there. */
const longestLine = { left: 11, right: 16, gulf: 16, up: 16 }

type Country = { code: string; name: string; place: Place; point: Point }

/** A name on the map, with the line to its country where it is outside. */
type Placed = { code: string; label: Label; leader?: Point[] }

/**
 * Labels Africa's members with their names: inside where they fit, the others in the sea or inland.
 * @param names the names by ISO code
 * @returns null if names would overlap one another or a member
 */
export function nameLabels(
  sheet: Sheet,
  classes: Classes,
  ground: Ground,
  names: ReadonlyMap<string, string>,
): Labelling | null {
  const countries = [...classes.keys()].flatMap((code): Country[] => {
    const place = places[code]
    const name = names.get(code)
    return place && name ? [{ code, name, place, point: sheet.project(place.point) }] : []
  })
  const inside = countries.flatMap((country) => placeInside(sheet, country, ground) ?? [])
  const outside = countries.filter(({ code }) => !inside.some((placed) => placed.code === code))

  /** Which of its places each name has; the next one is tried where there is no room. */
  const choice = new Map(outside.map(({ code }) => [code, 0]))
  for (;;) {
    const placed = [...inside, ...placeOutside(sheet, outside, choice)]
    const crowded = placed.filter((one) => hasNoRoom(one, placed, ground))
    if (crowded.length === 0) return labelling(placed)
    const next = crowded.find(
      ({ code }) => (choice.get(code) ?? 0) + 1 < (places[code]?.name.length ?? 0),
    )
    if (!next) return null
    choice.set(next.code, (choice.get(next.code) ?? 0) + 1)
  }
}

function labelling(placed: Placed[]): Labelling {
  const leaders = placed.flatMap(({ leader }) => (leader ? [leader] : []))
  return {
    labels: placed.map(({ code, label }) =>
      code === seat.country ? { ...label, isSeat: true } : label,
    ),
    leaders,
    dots: leaders.flatMap(([start]) => (start ? [start] : [])),
  }
}

function hasNoRoom(one: Placed, all: Placed[], ground: Ground): boolean {
  const box = boxOf(one.label, size)
  if (all.some((other) => other !== one && overlap(box, boxOf(other.label, size)))) return true
  return one.leader !== undefined && ground.membersBelow(box).some((code) => code !== undefined)
}

function placeInside(sheet: Sheet, { code, name, place }: Country, ground: Ground): Placed | null {
  const [x, y] = sheet.project(place.inside ?? place.point)
  const label = { x: tenth(x), y: tenth(y), lines: linesOf(name, 16) }
  const fits = ground.membersBelow(boxOf(label, size)).every((below) => below === code)
  return fits ? { code, label } : null
}

type Outside = Country & { lines: string[] }
type Beside = Outside & { side: 'left' | 'right'; end: Point }

function placeOutside(
  sheet: Sheet,
  countries: Country[],
  choice: ReadonlyMap<string, number>,
): Placed[] {
  const beside: Beside[] = []
  const gulf: (Outside & { start: Point })[] = []
  const rising: (Outside & { top: number })[] = []
  for (const country of countries) {
    const name: NamePlace | undefined = country.place.name[choice.get(country.code) ?? 0]
    if (!name) continue
    const one = { ...country, lines: linesOf(country.name, longestLine[name.side]) }
    if (name.side === 'gulf')
      gulf.push({ ...one, start: name.from ? sheet.project(name.from) : one.point })
    else if (name.side === 'up') rising.push({ ...one, top: heightOf(sheet, name.to) })
    else beside.push({ ...one, side: name.side, end: sheet.project(name.at) })
  }
  return [
    ...placeBeside(beside.filter(({ side }) => side === 'left')),
    ...rising.map(placeAbove),
    ...placeBeside(beside.filter(({ side }) => side === 'right')),
    ...placeInGulf(gulf, heightOf(sheet, staircaseTop)),
  ]
}

/** Returns how far down a latitude is, in the middle of the map. */
function heightOf(sheet: Sheet, latitude: number): number {
  const middle: Position = [17, latitude]
  return sheet.project(middle)[1]
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
        label: { x: tenth(x - 11), y: tenth(y), anchor: 'end', lines },
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
    label: { x: tenth(x + 11), y: tenth(top), anchor: 'start', lines },
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
