import { tenth } from './labels.ts'
import type { Label, Plate } from './map.ts'
import { frame } from './sheet.ts'
import type { Projection } from './topology.ts'

/** Between the neat line and the edge of the plate. */
export const margin = 6.5

/** Degrees between two lines of the graticule, and the length of the bars of the neat line. */
const step = 5

/** Returns the neat line and the graticule of the map of West Africa, with its outlines by id. */
export function drawPlate(
  project: Projection,
  { width, height }: { width: number; height: number },
): Plate & { outlines: Record<string, string> } {
  const meridians = multiples(frame.west, frame.east)
  const parallels = multiples(frame.south, frame.north)
  const x = (longitude: number) => tenth(project([longitude, frame.north])[0])
  const y = (latitude: number) => tenth(project([frame.west, latitude])[1])
  const bars = { x: tenth(x(step) - x(0)), y: tenth(y(0) - y(step)) }
  const degree = (at: { x: number; y: number }, degrees: number): Label => ({
    ...at,
    anchor: 'start',
    lines: [`${Math.abs(degrees)}°`],
  })
  return {
    outlines: {
      graticule: [
        ...meridians.map((longitude) => `M${x(longitude)} 0V${height}`),
        ...parallels.map((latitude) => `M0 ${y(latitude)}H${width}`),
      ].join(''),
      frame: `M0 0H${width}V${height}H0zM-6-6H${width + 6}V${height + 6}H-6z`,
      across: `M0-3H${width}M0 ${height + 3}H${width}`,
      down: `M-3 0V${height}M${width + 3} 0V${height}`,
    },
    bars: [
      {
        id: 'across',
        dash: bars.x,
        offset: tenth(bars.x - x(meridians[0] ?? 0)),
      },
      {
        id: 'down',
        dash: bars.y,
        offset: tenth(bars.y - y(parallels.at(-1) ?? 0)),
      },
    ],
    degrees: [
      ...meridians
        .filter((longitude) => longitude % 10 === 0)
        .map((longitude) => degree({ x: Math.round(x(longitude) + 3), y: height - 10 }, longitude)),
      ...parallels
        .filter((latitude) => latitude % 10 === 0)
        .map((latitude) => degree({ x: 6, y: Math.round(y(latitude) - 8) }, latitude)),
    ],
  }
}

/** Returns the multiples of `step` between two degrees. */
function multiples(from: number, to: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from(
    { length: Math.floor(to / step) - first + 1 },
    (_, index) => (first + index) * step,
  )
}
