import { africa } from './africaMaps.ts'
import { distanceLineTo } from './distanceLines.ts'
import type { DrawnMap } from './drawMap.ts'
import { headquarters } from './positions.ts'

/**
 * Draws Africa with one country, other countries in a second colour, and the line to the country's capital.
 * @param code ISO 3166-1
 */
export function drawCountry(code: string, codes: readonly string[]): DrawnMap {
  const [x, y] = headquarters.africa
  const distanceLine = distanceLineTo(code)
  return {
    kind: 'codes',
    box: { x: -34, y: -4, width: 520, height: 512 },
    outlines: africa.outlines.path,
    areas: [
      { class: 'second', codes: codes.filter((each) => each !== code) },
      { class: 'member', codes: [code] },
    ],
    leaders: '',
    leadersOnMembers: '',
    dots: '',
    headquarters: { x: Math.round(x), y: Math.round(y) },
    labels: [],
    notShown: [],
    ...(distanceLine && {
      distanceLine: { line: distanceLine.line, ring: distanceLine.ring, to: distanceLine.to },
    }),
  }
}
