import type { BaseMap, Point } from './baseMap.ts'

/** How a country is coloured: a member, or a member of the second or third class. */
export const areaClasses = ['member', 'second', 'third'] as const

export type AreaClass = (typeof areaClasses)[number]

/** A text on a map, centred on `y`. */
export type Label = {
  /** The code of the country that it names, ISO 3166-1. */
  code: string
  x: number
  y: number
  lines: string[]
  /** The end of the text at `x`; its middle by default. */
  anchor?: 'start' | 'end'
  /** The class of the country below the text, if it is a member. */
  on?: AreaClass
  isCapital?: true
  /** The name of the country of the headquarters. */
  isHome?: true
}

/** Labels with their leaders, lines from a country to its label, and the dots where leaders begin. */
export type Labelling = { labels: Label[]; leaders: Point[][]; dots: Point[] }

/** A country to be drawn as a member, with its names in the page's language. */
export type MappedCountry = {
  /** ISO 3166-1. */
  code: string
  name: string
  capital?: string | undefined
  class: AreaClass
}

/** A base map with its members. */
export type Ground = {
  base: BaseMap
  countries: readonly MappedCountry[]
  /** Returns the member at a point. */
  memberAt(point: Point): MappedCountry | undefined
}

export function groundOf(base: BaseMap, countries: readonly MappedCountry[]): Ground {
  const members = new Map(countries.map((country) => [country.code, country]))
  return {
    base,
    countries,
    memberAt: (point) => members.get(base.countryAt(point, members.keys()) ?? ''),
  }
}

export type Box = { left: number; right: number; top: number; bottom: number }

/** The distance between two lines of a text, in its font size. */
const lineHeight = 1.1

export function boxOf({ lines, anchor, x, y }: Label, fontSize: number): Box {
  const width = Math.max(...lines.map(textWidth)) * fontSize
  const height = ((lines.length - 1) * lineHeight + 0.8) * fontSize
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

const widths = [
  { letters: /[ .,'’ijlíîI|]/u, width: 0.28 },
  { letters: /[frtJ-]/u, width: 0.4 },
  { letters: /[mMW]/u, width: 0.9 },
  { letters: /[svyz]/u, width: 0.51 },
  { letters: /w|\p{Lu}/u, width: 0.71 },
]

/** Returns the approximate width of a text in the site's medium sans, in its font size. */
export function textWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (widths.find(({ letters }) => letters.test(letter))?.width ?? 0.58),
    0,
  )
}

/** Returns labels with the class of the member on which their middle is. */
export function withGround(labels: readonly Label[], { memberAt }: Ground): Label[] {
  return labels.map((label) => {
    const { left, right } = boxOf(label, 13)
    const on = memberAt([(left + right) / 2, label.y])?.class
    return { ...label, ...(on && { on }) }
  })
}

/** Returns the path data of leaders: on the members, and from where they leave the first of these. */
export function leaderPaths(leaders: readonly Point[][], ground: Ground) {
  const parts = leaders.map((leader) => splitLeader(leader, ground))
  return {
    leadersOnMembers: parts.map(({ onMember }) => lineData(onMember)).join(''),
    leaders: parts.map(({ outside }) => lineData(outside)).join(''),
  }
}

function splitLeader(leader: Point[], { memberAt }: Ground) {
  for (const [index, to] of leader.entries()) {
    const from = leader[index - 1] ?? to
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 3))
    for (let step = 1; step <= steps; step += 1) {
      const point = pointBetween(from, to, step / steps)
      if (!memberAt(point))
        return {
          onMember: [...leader.slice(0, index), point],
          outside: [point, ...leader.slice(index)],
        }
    }
  }
  return { onMember: leader, outside: [] }
}

/** Returns the point at a share of the way from one point to another. */
export function pointBetween(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function lineData(points: readonly Point[]): string {
  return points.length < 2 ? '' : `M${points.map((point) => point.map(Math.round)).join('L')}`
}

/** Returns a number with one decimal, which is finer than a screen. */
export const tenth = (value: number) => Math.round(value * 10) / 10
