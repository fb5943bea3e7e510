import type { MultiPolygon, Position } from 'geojson'
import type { Point } from './topology.ts'

/** The corners of a rectangle. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Returns whether a point lies in planar polygons, by the even-odd rule. */
export function contains({ coordinates }: MultiPolygon, [x, y]: Point): boolean {
  let inside = false
  for (const polygon of coordinates)
    for (const ring of polygon) {
      let [lastX, lastY] = corner(ring.at(-1))
      for (const position of ring) {
        const [nextX, nextY] = corner(position)
        const crosses = lastY > y !== nextY > y
        if (crosses && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX)
          inside = !inside
        lastX = nextX
        lastY = nextY
      }
    }
  return inside
}

/** Returns the smallest box around planar polygons. */
export function boundsOf({ coordinates }: MultiPolygon): Box {
  const corners = coordinates.flat(2).map(corner)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

function corner(position: Position = []): Point {
  return [position[0] ?? 0, position[1] ?? 0]
}

/** Returns the area that a planar ring encloses. */
export function ringArea(ring: Position[]): number {
  let twice = 0
  let [lastX, lastY] = corner(ring.at(-1))
  for (const position of ring) {
    const [x, y] = corner(position)
    twice += lastX * y - x * lastY
    ;[lastX, lastY] = [x, y]
  }
  return Math.abs(twice / 2)
}

/** Returns the area that planar polygons enclose; holes count as well. */
export function areaOf({ coordinates }: MultiPolygon): number {
  return coordinates.flat().reduce((sum, ring) => sum + ringArea(ring), 0)
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Returns points all over a box, by which to tell what lies below it. */
export function pointsOf({ left, top, right, bottom }: Box): Point[] {
  const columns = Math.max(2, Math.ceil((right - left) / 12) + 1)
  return [top, (top + bottom) / 2, bottom].flatMap((y) =>
    Array.from(
      { length: columns },
      (_, index): Point => [left + ((right - left) * index) / (columns - 1), y],
    ),
  )
}
