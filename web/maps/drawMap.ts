import { mapText } from '../theme/mapText.ts'
import type { Point } from './baseMap.ts'
import { africa, westAfrica } from './baseMaps.ts'
import { frameWidth, insetSize } from './insetFrame.ts'
import {
  type AreaClass,
  areaClasses,
  type Box,
  boxOf,
  type Ground,
  groundOf,
  type Label,
  type Labelling,
  leaderPaths,
  type MappedCountry,
  pointBetween,
  tenth,
  withGround,
} from './labels.ts'
import { nameLabels } from './nameLabels.ts'
import {
  africanCountries,
  headquarters,
  type InsetCountry,
  insetCountries,
  isOnMaps,
} from './positions.ts'

/** A drawn map: lengths in the unit of `box`, paths in the SVG syntax. */
export type DrawnMap = {
  kind: 'names' | 'codes' | 'inset'
  box: { x: number; y: number; width: number; height: number }
  /** The URL path of the outline file: see `OutlineFile`. */
  outlines: string
  /** The members of each class by ISO 3166-1 code, the ids of their outlines. */
  areas: { class: AreaClass; codes: string[] }[]
  /** Lines from a label to its country, in two colours: outside members and on them. */
  leaders: string
  leadersOnMembers: string
  /** Where leaders begin, or capitals are; zero-length lines. */
  dots: string
  /** The company's headquarters, if their country is a member. */
  headquarters?: { x: number; y: number }
  labels: Label[]
  /** ISO codes for narrow screens, in place of all other labels, leaders and dots. */
  narrowLabels?: Label[]
  /** The names of countries outside Africa, which are on no map. */
  notShown: string[]
}

/** The greatest number of names for which Africa's coasts have room. */
const mostNames = 15

/**
 * Draws a map of countries: West Africa where it has them all, otherwise Africa, with names if these
 * are few and all of one class, otherwise with ISO codes.
 * @param options.inset false for a map of Africa also where West Africa has all the countries
 */
export function drawMap(
  countries: readonly MappedCountry[],
  { inset = true }: { inset?: boolean } = {},
): DrawnMap {
  const members = countries.filter(({ code }) => isOnMaps(code))
  const isOneClass = new Set(members.map((country) => country.class)).size === 1
  const isRegional = members.every(({ code }) => code in insetCountries)
  const map =
    inset && isOneClass && isRegional ? drawInset(members) : drawAfrica(members, isOneClass)
  const notShown = countries.filter(({ code }) => !isOnMaps(code)).map(({ name }) => name)
  return { ...map, notShown }
}

type Drawing = Omit<DrawnMap, 'notShown'>

function drawInset(countries: readonly MappedCountry[]): Drawing {
  const ground = groundOf(westAfrica, countries)
  const { narrow, ...labelling } = insetLabels(ground)
  return {
    kind: 'inset',
    box: {
      x: -frameWidth,
      y: -frameWidth,
      width: insetSize.width + 2 * frameWidth,
      height: insetSize.height + 2 * frameWidth,
    },
    ...drawOn(ground, labelling),
    ...headquartersOn(ground),
    narrowLabels: withGround(narrow, ground),
  }
}

/** The distance from a country's name to its capital's name below. */
const line = 15

/**
 * Labels the members on the inset map of West Africa with their names and capitals, and with ISO codes
 * for narrow screens.
 */
function insetLabels({ base, countries }: Ground): Labelling & { narrow: Label[] } {
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

/** The least that a map of Africa shows: the mainland, and room for names in the Atlantic. */
const least: Record<'names' | 'codes', Box> = {
  names: { left: -108, right: 502, top: -4, bottom: 508 },
  codes: { left: -26, right: 482, top: -4, bottom: 508 },
}

/** The greatest width at which names are 9 px high on a phone of 320 px, with its margins. */
const greatestWidth = (288 / 9) * mapText.names.narrow

function drawAfrica(countries: readonly MappedCountry[], isOneClass: boolean): Drawing {
  const ground = groundOf(africa, countries)
  const drawWith = (kind: 'names' | 'codes', labelling: Labelling): Drawing => ({
    kind,
    box: boxAround([
      least[kind],
      ...labelling.labels.map((label) => boxOf(label, mapText[kind].narrow)),
    ]),
    ...drawOn(ground, labelling),
    ...(kind === 'names' && headquartersOn(ground)),
  })
  const names = isOneClass && countries.length <= mostNames ? nameLabels(ground) : null
  const map = names && drawWith('names', names)
  return map && map.box.width <= greatestWidth ? map : drawWith('codes', codeLabels(ground))
}

/** The distance from the middle of a code to the end of its leader. */
const gap = 14

/** Labels Africa's members with their ISO codes, beside the countries that are too small. */
function codeLabels({ base, countries }: Ground): Labelling {
  const labelling: Labelling = { labels: [], leaders: [], dots: [] }
  for (const { code } of countries) {
    const positions = africanCountries[code]
    if (!positions) continue
    const point = base.project(positions.point)
    const at = base.project(positions.code ?? positions.point)
    labelling.labels.push({ code, x: Math.round(at[0]), y: Math.round(at[1]), lines: [code] })
    const distance = Math.hypot(at[0] - point[0], at[1] - point[1])
    if (distance > gap) labelling.leaders.push([point, pointBetween(point, at, 1 - gap / distance)])
  }
  return labelling
}

/** Returns the whole-numbered box around boxes. */
function boxAround(boxes: Box[]): DrawnMap['box'] {
  const x = Math.floor(Math.min(...boxes.map(({ left }) => left)))
  const y = Math.floor(Math.min(...boxes.map(({ top }) => top)))
  const right = Math.ceil(Math.max(...boxes.map((box) => box.right)))
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)))
  return { x, y, width: right - x, height: bottom - y }
}

function drawOn(ground: Ground, { labels, leaders, dots }: Labelling) {
  return {
    outlines: ground.base.outlines.path,
    areas: areaClasses.flatMap((name) => {
      const members = ground.countries.filter((country) => country.class === name)
      return members.length === 0 ? [] : { class: name, codes: members.map(({ code }) => code) }
    }),
    ...leaderPaths(leaders, ground),
    dots: dots.map(([x, y]) => `M${Math.round(x)},${Math.round(y)}h0`).join(''),
    labels: withGround(labels, ground),
  }
}

function headquartersOn({ base, countries }: Ground): Pick<DrawnMap, 'headquarters'> {
  if (!countries.some(({ code }) => code === headquarters.country)) return {}
  const [x, y] = base.project(headquarters.position)
  return { headquarters: { x: tenth(x), y: tenth(y) } }
}
