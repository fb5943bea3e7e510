import type { Classes } from './areas.ts'
import { areaClasses, type DrawnMap, type Label } from './map.ts'
import { type Box, boundsOf, contains, pointsOf } from './polygon.ts'
import type { Sheet } from './sheet.ts'
import { textWidth } from './textWidth.ts'
import type { Point } from './topology.ts'

/** What labels a map: texts, the lines that lead to them, and dots where these begin. */
export type Labelling = { labels: Label[]; leaders: Point[][]; dots: Point[] }

/** The distance between two lines of a text, in its font size. */
const lineHeight = 1.1

/** Returns the box that a label fills in a font size. */
export function boxOf({ lines, anchor, x, y }: Label, fontSize: number): Box {
  const width = Math.max(...lines.map(textWidth)) * fontSize
  const height = ((lines.length - 1) * lineHeight + 0.8) * fontSize
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 }
}

/** Tells what lies below a point or a label. */
export type Ground = {
  /** The member that a point lies in. */
  memberAt(point: Point): string | undefined
  /** The members that a box touches; undefined among them where it touches none. */
  membersBelow(box: Box): (string | undefined)[]
}

export function groundOf(sheet: Sheet, classes: Classes): Ground {
  const members = [...classes.keys()].map((code) => {
    const outline = sheet.outline([code])
    return { code, outline, bounds: boundsOf(outline) }
  })
  const memberAt = ([x, y]: Point) =>
    members.find(
      ({ outline, bounds: { left, right, top, bottom } }) =>
        x >= left && x <= right && y >= top && y <= bottom && contains(outline, [x, y]),
    )?.code
  return { memberAt, membersBelow: (box) => pointsOf(box).map(memberAt) }
}

/** Returns labels by the class of the area that their middle is on. */
export function labelsByGround(
  labels: readonly Label[],
  { memberAt }: Ground,
  classes: Classes,
): DrawnMap['labels'] {
  const groundOf = (label: Label) => {
    const { left, right } = boxOf(label, 13)
    return classes.get(memberAt([(left + right) / 2, label.y]) ?? '')
  }
  return [undefined, ...areaClasses]
    .map((on) => ({ ...(on && { on }), texts: labels.filter((label) => groundOf(label) === on) }))
    .filter(({ texts }) => texts.length > 0)
}

/** Returns the leaders' path data: outside the members, and on them. */
export function leaderPaths(
  leaders: Point[][],
  { memberAt }: Ground,
): { leaders: string; leadersOnMembers: string } {
  const paths = { leaders: '', leadersOnMembers: '' }
  for (const leader of leaders) {
    let run: { onMember: boolean; points: Point[] } | undefined
    const draw = () => {
      if (run) paths[run.onMember ? 'leadersOnMembers' : 'leaders'] += lineData(run.points)
    }
    for (const [from, to] of segmentsOf(leader)) {
      const onMember = memberAt([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]) !== undefined
      if (run?.onMember === onMember) run.points.push(to)
      else {
        draw()
        run = { onMember, points: [from, to] }
      }
    }
    draw()
  }
  return paths
}

/** Returns a line in short segments, so that each is on one ground. */
function segmentsOf(line: Point[]): [Point, Point][] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index] ?? end
    const parts = Math.max(1, Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 3))
    const at = (part: number): Point => [
      start[0] + ((end[0] - start[0]) * part) / parts,
      start[1] + ((end[1] - start[1]) * part) / parts,
    ]
    return Array.from({ length: parts }, (_, part): [Point, Point] => [at(part), at(part + 1)])
  })
}

/** Returns a line's path data, in whole units; points on the way are left out. */
function lineData(points: Point[]): string {
  const kept: Point[] = []
  for (const point of points) {
    const [before, last] = [kept.at(-2), kept.at(-1)]
    if (before && last && isStraight(before, last, point)) kept.pop()
    kept.push(point)
  }
  return `M${kept.map((point) => point.map(Math.round).join(' ')).join(' ')}`
}

function isStraight(a: Point, b: Point, c: Point): boolean {
  return Math.abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) < 0.01
}

/** Returns a number with one decimal, which is finer than a screen. */
export const tenth = (value: number) => Math.round(value * 10) / 10
