import { mapText } from '../theme/mapText.ts'
import { africa, insetBox, westAfrica } from './africaMaps.ts'
import type { DistanceLine } from './distanceLines.ts'
import {
  type AreaClass,
  areaClasses,
  type Box,
  boxOf,
  codeLabels,
  insetLabels,
  type Label,
  type MapMembers,
  type MappedCountry,
  memberAt,
  nameLabels,
  type PlacedLabel,
} from './labels.ts'
import {
  africanCountries,
  headquarters,
  insetCountries,
  isOnMaps,
  type Point,
} from './positions.ts'

/** A label. If it is on a member, `on` is the class of that country. */
export type MapLabel = Label & { on?: AreaClass | undefined }

/** A drawn map: lengths in the unit of `box`, paths in the SVG syntax. */
export type DrawnMap = {
  /** `names` and `codes`: Africa with names or codes; `inset`: West Africa with names and capitals. */
  kind: 'names' | 'codes' | 'inset'
  box: { x: number; y: number; width: number; height: number }
  /** The URL path of the outline file, see `OutlineFile`. */
  outlines: string
  /** The members of each class by ISO 3166-1 code, which are the ids of their outlines. */
  areas: { class: AreaClass; codes: string[] }[]
  /**
   * Lines from labels to their countries, in two paths because they differ in colour: outside members and on members.
   */
  leaders: string
  leadersOnMembers: string
  /** Dots at capitals, and where lines to labels start, as zero-length lines. */
  dots: string
  /** The company's headquarters, if their country is a member. */
  headquarters?: { x: number; y: number }
  /** The line from the headquarters to a capital, without its length. */
  distanceLine?: Omit<DistanceLine, 'km'>
  labels: MapLabel[]
  /** The names of countries outside Africa, which no map shows. */
  notShown: string[]
}

type MapContent = Pick<DrawnMap, 'kind' | 'box'> & { labels: PlacedLabel[]; dots: Point[] }

/** Cached maps by their content, because many pages share them, and drawing one takes milliseconds. */
const drawnMaps = new Map<string, DrawnMap>()

/** The maximum size of the cache, above a site's number of maps, because changed names add new maps. */
const maxDrawnMaps = 200

/**
 * Draws a map of countries: on the inset map of West Africa if it contains them all; or else on Africa, with names if
 * they are of a single class and their names fit, otherwise with ISO codes.
 * @param options.inset false to draw Africa in any case
 */
export function drawMap(
  countries: readonly MappedCountry[],
  { inset = true }: { inset?: boolean } = {},
): DrawnMap {
  const key = JSON.stringify([countries, inset])
  const map = drawnMaps.get(key) ?? draw(countries, inset)
  if (drawnMaps.size === maxDrawnMaps) drawnMaps.clear()
  drawnMaps.set(key, map)
  return map
}

function draw(countries: readonly MappedCountry[], inset: boolean): DrawnMap {
  const members = countries.flatMap((country) => {
    const positions = africanCountries[country.code]
    return positions ? { ...country, ...positions } : []
  })
  const isOneClass = new Set(members.map((country) => country.class)).size === 1
  const isInset = inset && members.every(({ code }) => code in insetCountries)
  const map = { base: isInset ? westAfrica : africa, members }
  const drawing = isInset ? drawInset(map) : (isOneClass && drawNames(map)) || drawCodes(map)
  const { kind, box, labels, dots } = drawing
  const isHome = kind !== 'codes' && members.some(({ code }) => code === headquarters.country)
  const [x, y] = map.base.headquarters
  return {
    kind,
    box,
    outlines: map.base.outlines.path,
    areas: areaClasses.flatMap((name) => {
      const codes = members.filter((member) => member.class === name).map(({ code }) => code)
      // Countries that are only named are drawn as part of the land.
      return codes.length === 0 || name === 'plain' ? [] : { class: name, codes }
    }),
    ...leadersOf(labels, map),
    dots: dots.map((point) => `M${point.map(Math.round)}h0`).join(''),
    ...(isHome && { headquarters: { x: Math.round(x), y: Math.round(y) } }),
    labels: labels.map(({ leaderStart: from, ...label }) => {
      const { left, right } = boxOf(label, mapText[kind].regular)
      const on = memberAt(map, [(left + right) / 2, label.y])?.class
      return { ...label, ...(on && { on }) }
    }),
    notShown: countries.filter(({ code }) => !isOnMaps(code)).map(({ name }) => name),
  }
}

function drawInset(map: MapMembers): MapContent {
  const dots = map.members.flatMap(({ code }) => {
    const capital = insetCountries[code]?.capitalAt
    return capital ? [capital] : []
  })
  return { kind: 'inset', box: insetBox, labels: insetLabels(map), dots }
}

/** The maximum number of names beside Africa's coasts. */
const maxNames = 15

/** The maximum width at which names are 9 px high on a phone of 320 px, with its margins. */
const greatestWidth = (288 / 9) * mapText.names.narrow

function drawNames(map: MapMembers): MapContent | null {
  const labels = map.members.length <= maxNames ? nameLabels(map) : null
  if (!labels) return null
  // The box has room for names in the Atlantic.
  const box = boxAround('names', labels, { left: -108, right: 502, top: -4, bottom: 508 })
  const dots = labels.flatMap(({ leaderStart: from }) => (from ? [from] : []))
  return box.width > greatestWidth ? null : { kind: 'names', box, labels, dots }
}

function drawCodes(map: MapMembers): MapContent {
  const labels = codeLabels(map)
  const box = boxAround('codes', labels, { left: -26, right: 482, top: -4, bottom: 508 })
  return { kind: 'codes', box, labels, dots: [] }
}

/** Returns the box around labels, in whole numbers and no smaller than `least`. */
function boxAround(kind: DrawnMap['kind'], labels: Label[], least: Box): DrawnMap['box'] {
  const boxes = [least, ...labels.map((label) => boxOf(label, mapText[kind].narrow))]
  const x = Math.floor(Math.min(...boxes.map(({ left }) => left)))
  const y = Math.floor(Math.min(...boxes.map(({ top }) => top)))
  const right = Math.ceil(Math.max(...boxes.map((box) => box.right)))
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)))
  return { x, y, width: right - x, height: bottom - y }
}

/** Rounds to tenths, because whole numbers would bend a leader where its two parts meet. */
const toTenth = (length: number) => Math.round(length * 10) / 10

const isColoured = (map: MapMembers, point: Point) => {
  const member = memberAt(map, point)
  return member !== undefined && member.class !== 'plain'
}

/** Returns the path data of leaders: on members, and from the coast to the label. */
function leadersOf(labels: PlacedLabel[], map: MapMembers) {
  const leaders = labels.flatMap(({ leaderStart: from, x, y, anchor }) => {
    if (!from) return []
    const gap = anchor ? 8 : 14
    // Labels are at whole pixels.
    const endX = Math.abs(x - from[0]) < 1 ? from[0] : x
    const length = Math.hypot(endX - from[0], y - from[1]) - gap
    const at = (distance: number): Point => {
      const share = distance / (length + gap)
      return [from[0] + (endX - from[0]) * share, from[1] + (y - from[1]) * share]
    }
    const samples = Array.from({ length: Math.ceil(length) }, (_, index) => index + 1)
    const coast = samples.find((distance) => !isColoured(map, at(distance))) ?? length
    return length > 0 ? { onMembers: [from, at(coast)], outside: [at(coast), at(length)] } : []
  })
  const pathOf = (lines: Point[][]) =>
    lines
      .map((points) => points.map((point) => point.map(toTenth).join()))
      // The label of a small island is at the start of its leader, which has no length.
      .filter(([start, end]) => start !== end)
      .map((points) => `M${points.join('L')}`)
      .join('')
  return {
    leadersOnMembers: pathOf(leaders.map(({ onMembers }) => onMembers)),
    leaders: pathOf(leaders.map(({ outside }) => outside)),
  }
}
