import { mapText } from '../theme/mapText.ts'
import type { Point } from './baseMap.ts'
import { africa, insetBox, westAfrica } from './baseMaps.ts'
import {
  type AreaClass,
  areaClasses,
  type Box,
  boxOf,
  codeLabels,
  type Ground,
  insetLabels,
  type Label,
  type MappedCountry,
  memberAt,
  nameLabels,
  type Placed,
} from './labels.ts'
import { africanCountries, headquarters, insetCountries, isOnMaps } from './positions.ts'

/** A label with the class of the country below it, if it is a member. */
export type MapLabel = Label & { on?: AreaClass | undefined }

/** A drawn map: lengths in the unit of `box`, paths in the SVG syntax. */
export type DrawnMap = {
  /** Labelled with names or codes; `inset`: West Africa, with the names of countries and capitals. */
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
  labels: MapLabel[]
  /** The names of countries outside Africa, which are on no map. */
  notShown: string[]
}

/** A kind of map, with the points that it marks by dots. */
type Drawing = Pick<DrawnMap, 'kind' | 'box'> & { labels: Placed[]; dots: Point[] }

/** Drawn maps by what they show, because many pages have the same, and drawing one takes milliseconds. */
const drawn = new Map<string, DrawnMap>()

/** More maps than a site has; the publisher and the preview draw new ones after each change of a name. */
const maxDrawn = 200

/**
 * Draws a map of countries: West Africa where it has them all, otherwise Africa, with names if these
 * are few and all of one class, otherwise with ISO codes.
 * @param options.inset false for a map of Africa also where West Africa has all the countries
 */
export function drawMap(
  countries: readonly MappedCountry[],
  { inset = true }: { inset?: boolean } = {},
): DrawnMap {
  const key = JSON.stringify([countries, inset])
  const map = drawn.get(key) ?? draw(countries, inset)
  if (drawn.size === maxDrawn) drawn.clear()
  drawn.set(key, map)
  return map
}

function draw(countries: readonly MappedCountry[], inset: boolean): DrawnMap {
  const members = countries.flatMap((country) => {
    const positions = africanCountries[country.code]
    return positions ? { ...country, ...positions } : []
  })
  const isOneClass = new Set(members.map((country) => country.class)).size === 1
  const isInset = inset && isOneClass && members.every(({ code }) => code in insetCountries)
  const ground = { base: isInset ? westAfrica : africa, members }
  const drawing = isInset
    ? drawInset(ground)
    : (isOneClass && drawNames(ground)) || drawCodes(ground)
  const { kind, box, labels, dots } = drawing
  const isHome = kind !== 'codes' && members.some(({ code }) => code === headquarters.country)
  const [x, y] = ground.base.project(headquarters.position)
  return {
    kind,
    box,
    outlines: ground.base.outlines.path,
    areas: areaClasses.flatMap((name) => {
      const codes = members.filter((member) => member.class === name).map(({ code }) => code)
      return codes.length === 0 ? [] : { class: name, codes }
    }),
    ...leadersOf(labels, ground),
    dots: dots.map((point) => `M${point.map(Math.round)}h0`).join(''),
    ...(isHome && { headquarters: { x: Math.round(x), y: Math.round(y) } }),
    labels: labels.map(({ from, ...label }) => {
      const { left, right } = boxOf(label, mapText[kind].regular)
      const on = memberAt(ground, [(left + right) / 2, label.y])?.class
      return { ...label, ...(on && { on }) }
    }),
    notShown: countries.filter(({ code }) => !isOnMaps(code)).map(({ name }) => name),
  }
}

function drawInset(ground: Ground): Drawing {
  const dots = ground.members.flatMap(({ code }) => {
    const capital = insetCountries[code]?.capitalAt
    return capital ? [ground.base.project(capital)] : []
  })
  return { kind: 'inset', box: insetBox, labels: insetLabels(ground), dots }
}

/** The greatest number of names for which Africa's coasts have room. */
const mostNames = 15

/** The greatest width at which names are 9 px high on a phone of 320 px, with its margins. */
const greatestWidth = (288 / 9) * mapText.names.narrow

function drawNames(ground: Ground): Drawing | null {
  const labels = ground.members.length <= mostNames ? nameLabels(ground) : null
  if (!labels) return null
  // With room for names in the Atlantic.
  const box = boxAround('names', labels, { left: -108, right: 502, top: -4, bottom: 508 })
  const dots = labels.flatMap(({ from }) => (from ? [from] : []))
  return box.width > greatestWidth ? null : { kind: 'names', box, labels, dots }
}

function drawCodes(ground: Ground): Drawing {
  const labels = codeLabels(ground)
  const box = boxAround('codes', labels, { left: -26, right: 482, top: -4, bottom: 508 })
  return { kind: 'codes', box, labels, dots: [] }
}

/** Returns the whole-numbered box around labels, and around the least that the map shows. */
function boxAround(kind: DrawnMap['kind'], labels: Label[], least: Box): DrawnMap['box'] {
  const boxes = [least, ...labels.map((label) => boxOf(label, mapText[kind].narrow))]
  const x = Math.floor(Math.min(...boxes.map(({ left }) => left)))
  const y = Math.floor(Math.min(...boxes.map(({ top }) => top)))
  const right = Math.ceil(Math.max(...boxes.map((box) => box.right)))
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)))
  return { x, y, width: right - x, height: bottom - y }
}

/** Returns the path data of leaders: on the members, and from where they leave the first of these. */
function leadersOf(labels: Placed[], ground: Ground) {
  const leaders = labels.flatMap(({ from, x, y, anchor }) => {
    if (!from) return []
    const gap = anchor ? 8 : 14
    const length = Math.hypot(x - from[0], y - from[1]) - gap
    const at = (distance: number): Point => {
      const share = distance / (length + gap)
      return [from[0] + (x - from[0]) * share, from[1] + (y - from[1]) * share]
    }
    const samples = Array.from({ length: Math.ceil(length / 3) }, (_, index) => (index + 1) * 3)
    const coast = samples.find((distance) => !memberAt(ground, at(distance))) ?? length
    return length > 0 ? { onMembers: [from, at(coast)], outside: [at(coast), at(length)] } : []
  })
  const pathOf = (lines: Point[][]) =>
    lines.map((points) => `M${points.map((point) => point.map(Math.round)).join('L')}`).join('')
  return {
    leadersOnMembers: pathOf(leaders.map(({ onMembers }) => onMembers)),
    leaders: pathOf(leaders.map(({ outside }) => outside)),
  }
}
