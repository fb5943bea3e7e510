import { hashOf } from '../../shared/hash.ts'
import type { Point } from './positions.ts'

/** Africa in a projection. */
export type BaseMap = {
  /** Returns whether a point is in a country as it is drawn. The code is the country's, in ISO 3166-1. */
  contains(code: string, point: Point): boolean
  headquarters: Point
  outlines: OutlineFile
}

/**
 * An SVG file whose paths maps use by id: each country by its ISO 3166-1 code, `land` (all countries that are large
 * enough to be visible) and `borders`. It is a separate file, so that browsers cache it and the first paint does not
 * wait for it.
 */
export type OutlineFile = { path: string; svg: string }

const outlineDirectory = '/maps/'

type Options = {
  name: string
  headquarters: Point
  /** Path data by id. */
  paths: Readonly<Record<string, string>>
  /** SVG elements after the outlines, such as a graticule. */
  elements: string[]
}

/** Returns a base map. The path of its file contains a hash of the content, so browsers may cache it for ever. */
export function createBaseMap({ name, headquarters, paths, elements }: Options): BaseMap {
  const pathElements = Object.entries(paths).map(([id, data]) => pathElement(id, data))
  const svg = svgOf([...pathElements, ...elements])
  const outlines = new Map(Object.entries(paths).map(([id, data]) => [id, parseOutlines(data)]))
  return {
    contains: (code, point) => isInside(outlines.get(code) ?? [], point),
    headquarters,
    outlines: { path: `${outlineDirectory}${name}-${hashOf(svg)}.svg`, svg },
  }
}

/** Parses the outlines of path data, whose commands are M, L and Z with absolute coordinates. */
function parseOutlines(data: string): Point[][] {
  return data
    .split('Z')
    .map((outline) =>
      [...outline.matchAll(/(-?\d+),(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
    )
}

/** Counts the edges to the left of a point: a point inside has an odd number, also where there are holes. */
function isInside(outlines: Point[][], [x, y]: Point): boolean {
  const crossings = outlines.flatMap((outline) =>
    outline.filter(([toX, toY], index) => {
      const [fromX, fromY] = outline.at(index - 1) ?? [toX, toY]
      if (fromY > y === toY > y) return false
      return x > fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)
    }),
  )
  return crossings.length % 2 === 1
}

export function pathElement(id: string, data: string): string {
  return `<path id="${id}" d="${data}"/>`
}

function svgOf(elements: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${elements.join('')}</svg>\n`
}
