import { mapText } from '../theme/mapText.ts'
import type { BaseMap } from './createBaseMap.ts'
import { type AfricanCountry, insetCountries, type Point } from './positions.ts'

/**
 * The colour class of a country: a member, a member of the second or third class, or a country that is only named, in
 * the colour of the land.
 */
export const areaClasses = ['member', 'second', 'third', 'plain'] as const

export type AreaClass = (typeof areaClasses)[number]

/** A country to draw as a member, with its names in the page's language. */
export type MappedCountry = {
  /** ISO 3166-1. */
  code: string
  name: string
  capital?: string | undefined
  class: AreaClass
}

type MapMember = MappedCountry & AfricanCountry

/** A text on a map, centred vertically on `y`. */
export type Label = {
  /** The ISO 3166-1 code of the country that the text names. */
  code: string
  text: string
  x: number
  y: number
  /** The SVG text-anchor at `x`; the middle by default. */
  anchor?: 'start' | 'end' | undefined
  isCapital?: true
}

/** A label, with the start of its leader if it is outside its country. */
export type PlacedLabel = Label & { leaderStart?: Point }

export type MapMembers = { base: BaseMap; members: readonly MapMember[] }

export function memberAt({ base, members }: MapMembers, point: Point): MapMember | undefined {
  return members.find(({ code }) => base.contains(code, point))
}

export type Box = { left: number; right: number; top: number; bottom: number }

/** Estimated from the mean width of letters and the height of capital letters. */
export function boxOf({ code, text, anchor, x, y }: Label, fontSize: number): Box {
  // The mean width of a capital letter, and of a letter of a name, in the site's medium sans.
  const letterWidth = (text === code ? 0.72 : 0.57) * fontSize
  const width = text.length * letterWidth
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - 0.4 * fontSize, bottom: y + 0.4 * fontSize }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function place(code: string, text: string, [x, y]: Point, anchor?: Label['anchor']): PlacedLabel {
  return { code, text, x: Math.round(x), y: Math.round(y), ...(anchor && { anchor }) }
}

/** Labels members with their ISO codes, beside countries that are too small. */
export function codeLabels({ members }: MapMembers): PlacedLabel[] {
  return members.map(({ code, point, codeAt }) => ({
    ...place(code, code, codeAt ?? point),
    ...(codeAt && { leaderStart: point }),
  }))
}

/** The box of a name in the largest font size in use, in which it must fit. */
const nameBox = (label: Label) => boxOf(label, mapText.names.narrow)

/** The y of the first name in the Gulf of Guinea, and the distance between names. */
const gulf = { top: 252, step: 25 }

/**
 * Labels Africa's members with their names: inside the country if the name fits, otherwise in the sea or inland.
 * @returns null if a name would overlap another name or a member
 */
export function nameLabels(map: MapMembers): PlacedLabel[] | null {
  const { base, members } = map
  const inGulf: { member: MapMember; x: number }[] = []
  const placed = members.flatMap((member): PlacedLabel[] => {
    const { code, name, point, left, right, gulf: x } = member
    const inside = place(code, name, point)
    if (pointsOn(inside).every((at) => base.contains(code, at))) return [inside]
    const at = left ?? right
    const beside = at && place(code, name, upright(at, point), left ? 'end' : 'start')
    if (beside && (x === undefined || isFree(beside, map)))
      return [{ ...beside, leaderStart: point }]
    if (x !== undefined) inGulf.push({ member, x })
    return []
  })
  // The names descend in steps from west to east, so that no leader crosses one.
  const steps = inGulf
    .toSorted((a, b) => a.x - b.x)
    .map(({ member: { code, name, point }, x }, index): PlacedLabel => {
      const y = gulf.top + index * gulf.step
      return { ...place(code, name, [x, y], 'end'), leaderStart: point }
    })
  const labels = [...placed, ...steps]
  const isLegible = labels.every(
    (label, index) =>
      labels.slice(0, index).every((previous) => !overlap(nameBox(label), nameBox(previous))) &&
      (!label.leaderStart || isFree(label, map)),
  )
  return isLegible ? labels : null
}

/** Moves the end of a leader that is almost upright, because meridians lean on the map, so that it is upright. */
function upright([x, y]: Point, [fromX]: Point): Point {
  return Math.abs(x - fromX) < 8 ? [fromX, y] : [x, y]
}

/** A name must cover no member. */
function isFree(label: Label, map: MapMembers): boolean {
  return !pointsOn(label).some((at) => memberAt(map, at))
}

function pointsOn(label: Label): Point[] {
  const { left, right } = nameBox(label)
  return [0, 0.25, 0.5, 0.75, 1].map((share) => [left + (right - left) * share, label.y])
}

/** The distance from a country's name to the name of its capital below. */
const lineHeight = 15

const besideDot = {
  left: { x: -9, y: 0, anchor: 'end' },
  right: { x: 7, y: 0, anchor: 'start' },
  above: { x: 0, y: -11, anchor: undefined },
  below: { x: 0, y: 11, anchor: undefined },
} as const

/** Labels the members on the inset map of West Africa with their names and capitals. */
export function insetLabels({ members }: MapMembers): PlacedLabel[] {
  return members.flatMap(({ code, name, capital }) => {
    const positions = insetCountries[code]
    if (!positions) return []
    const { capitalAt, nameAt, anchor, side } = positions
    const [x, y] = nameAt
    const offset = side && besideDot[side]
    const label = {
      ...place(code, name, nameAt, anchor),
      ...(anchor && { leaderStart: capitalAt }),
    }
    if (capital === undefined) return [label]
    const below = offset
      ? place(code, capital, [capitalAt[0] + offset.x, capitalAt[1] + offset.y], offset.anchor)
      : place(code, capital, [x, y + lineHeight], anchor)
    return [label, { ...below, isCapital: true as const }]
  })
}
