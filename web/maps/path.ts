import { geoIdentity, geoPath } from 'd3-geo'
import type { MultiLineString, MultiPolygon } from 'geojson'

type Integers = [x: number, y: number]

/**
 * Returns the path data of planar geometry, relative and in integers, which are the shortest to write.
 * @param clip the size of the map, where parts outside are cut off
 */
export function pathData(
  geometry: MultiPolygon | MultiLineString,
  clip?: { width: number; height: number },
): string {
  const writer = pathWriter()
  const identity = geoIdentity()
  if (clip)
    identity.clipExtent([
      [0, 0],
      [clip.width, clip.height],
    ])
  geoPath(identity, writer)(geometry)
  return writer.end()
}

/** A drawing context for d3-geo that writes lines as path data. */
function pathWriter() {
  let data = ''
  let line: Integers[] = []
  let [x, y]: Integers = [0, 0]

  const finish = (closed: boolean) => {
    const points = withoutDetours(line, closed)
    const [start, ...rest] = points
    line = []
    if (!start || rest.length < (closed ? 2 : 1)) return
    data += `m${pair(start[0] - x, start[1] - y)}`
    ;[x, y] = start
    for (const point of rest) {
      const [dx, dy] = [point[0] - x, point[1] - y]
      data += dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${pair(dx, dy)}`
      ;[x, y] = point
    }
    if (closed) {
      data += 'z'
      ;[x, y] = start
    }
  }

  return {
    beginPath() {},
    arc() {},
    moveTo(nextX: number, nextY: number) {
      finish(false)
      line = [rounded(nextX, nextY)]
    },
    lineTo(nextX: number, nextY: number) {
      line.push(rounded(nextX, nextY))
    },
    closePath() {
      finish(true)
    },
    end() {
      finish(false)
      return withoutRepeatedCommands(data).replace(/^m/, 'M')
    },
  }
}

function rounded(x: number, y: number): Integers {
  return [Math.round(x), Math.round(y)]
}

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`

/** Returns a line without points that repeat the last one or lie on the way to the next. */
function withoutDetours(line: Integers[], closed: boolean): Integers[] {
  const kept: Integers[] = []
  for (const point of line) {
    const last = kept.at(-1)
    const before = kept.at(-2)
    if (last && last[0] === point[0] && last[1] === point[1]) continue
    if (before && last && isStraight(before, last, point)) kept.pop()
    kept.push(point)
  }
  const [first, last] = [kept[0], kept.at(-1)]
  const returns = first && last && first[0] === last[0] && first[1] === last[1]
  return closed && returns ? kept.slice(0, -1) : kept
}

function isStraight(a: Integers, b: Integers, c: Integers): boolean {
  return (b[0] - a[0]) * (c[1] - b[1]) === (b[1] - a[1]) * (c[0] - b[0])
}

/** `l3-4l5 6` is the same as `l3-4 5 6`. */
function withoutRepeatedCommands(data: string): string {
  return data.replace(/([lhv])[^a-z]+(?:\1[^a-z]+)+/g, (run, command: string) => {
    const [first, ...rest] = run.slice(1).split(command)
    return command + first + rest.map((part) => (part.startsWith('-') ? part : ` ${part}`)).join('')
  })
}
