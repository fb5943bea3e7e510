/** A rectangle of a drawing: x, y, width, height, and whether it is filled or an outline. */
export type Box = [
  x: number,
  y: number,
  width: number,
  height: number,
  kind?: 'ink' | 'line' | 'frame',
]

const width = 240
const height = 150

export const heading: Box = [20, 18, 90, 8, 'ink']

export const lines = (x: number, y: number, width: number, count: number): Box[] =>
  Array.from({ length: count }, (_, index) => [x, y + index * 9, width, 3, 'line'])

export const columns = (count: number, draw: (x: number, width: number) => Box[]): Box[] => {
  const each = (200 - (count - 1) * 10) / count
  return Array.from({ length: count }, (_, index) => draw(20 + index * (each + 10), each)).flat()
}

export const rows = (count: number, draw: (y: number) => Box[]): Box[] =>
  Array.from({ length: count }, (_, index) => draw(42 + index * (96 / count))).flat()

const fills = {
  ink: 'fill="#1f3d36"',
  line: 'fill="#b9c4bf"',
  frame: 'fill="none" stroke="#8fa09a"',
} as const

/** Returns an outline of a section, as the URL of an SVG. */
export function drawingUrl(drawing: Box[]): string {
  const boxes = drawing.map(
    ([x, y, width, height, kind = 'line']) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${fills[kind]}/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${boxes.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
