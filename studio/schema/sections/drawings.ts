import type { SectionType } from '../../../web/sections/shapes.ts'

/** A rectangle of a drawing: x, y, width, height, and whether it is filled or an outline. */
type Box = [x: number, y: number, width: number, height: number, kind?: 'ink' | 'line' | 'frame']

const width = 240
const height = 150

/** The heading above most sections. */
const heading: Box = [20, 18, 90, 8, 'ink']

/** Lines of text below one another. */
const lines = (x: number, y: number, width: number, count: number): Box[] =>
  Array.from({ length: count }, (_, index) => [x, y + index * 9, width, 3, 'line'])

const columns = (count: number, draw: (x: number, width: number) => Box[]): Box[] => {
  const each = (200 - (count - 1) * 10) / count
  return Array.from({ length: count }, (_, index) => draw(20 + index * (each + 10), each)).flat()
}

const rows = (count: number, draw: (y: number) => Box[]): Box[] =>
  Array.from({ length: count }, (_, index) => draw(42 + index * (96 / count))).flat()

/** What a section of each type looks like on a page, in outline. */
const drawings: Record<SectionType, Box[]> = {
  prose: [heading, ...lines(20, 42, 200, 10)],
  stats: columns(4, (x, width) => [
    [x, 50, width * 0.6, 18, 'ink'],
    [x, 80, width, 3, 'line'],
    [x, 89, width * 0.7, 3, 'line'],
  ]),
  cards: [
    heading,
    ...columns(3, (x, width) => [
      [x, 42, width, 90, 'frame'],
      [x + 8, 54, width * 0.6, 6, 'ink'],
      ...lines(x + 8, 72, width - 16, 4),
    ]),
  ],
  serviceList: [
    heading,
    ...rows(4, (y) => [
      [20, y, 60, 6, 'ink'],
      [92, y, 110, 3, 'line'],
      [92, y + 8, 80, 3, 'line'],
      [20, y + 17, 200, 1, 'line'],
    ]),
  ],
  checklist: [
    heading,
    ...rows(5, (y) => [
      [20, y, 8, 8, 'frame'],
      [36, y + 2, 150, 3, 'line'],
    ]),
  ],
  steps: [
    heading,
    ...rows(4, (y) => [
      [20, y, 12, 12, 'ink'],
      [44, y, 70, 5, 'ink'],
      [44, y + 9, 130, 3, 'line'],
    ]),
  ],
  milestones: [
    heading,
    [60, 42, 2, 94, 'line'],
    ...rows(4, (y) => [
      [20, y, 30, 8, 'ink'],
      [57, y, 8, 8, 'ink'],
      [76, y + 2, 120, 3, 'line'],
    ]),
  ],
  countries: [
    [20, 18, 90, 8, 'ink'],
    [20, 42, 84, 94, 'frame'],
    [44, 62, 30, 26, 'ink'],
    [60, 88, 20, 30, 'ink'],
    ...lines(120, 44, 100, 10),
  ],
  bodies: [
    heading,
    ...columns(2, (x, width) => [
      [x, 42, width, 42, 'frame'],
      [x + 8, 52, 34, 8, 'ink'],
      ...lines(x + 8, 68, width - 16, 1),
      [x, 92, width, 42, 'frame'],
      [x + 8, 102, 34, 8, 'ink'],
      ...lines(x + 8, 118, width - 16, 1),
    ]),
  ],
  medications: [
    heading,
    ...columns(3, (x, width) => [
      [x, 42, width, 90, 'frame'],
      [x + 8, 52, 24, 7, 'line'],
      [x + 8, 66, width * 0.6, 6, 'ink'],
      ...lines(x + 8, 82, width - 16, 4),
    ]),
  ],
  groupedLists: [
    heading,
    ...columns(3, (x, width) => [[x, 42, width * 0.7, 6, 'ink'], ...lines(x, 58, width, 8)]),
  ],
  pictures: [
    heading,
    ...columns(2, (x, width) => [
      [x, 42, width, 72, 'frame'],
      [x + width * 0.2, 70, width * 0.6, 34, 'ink'],
      ...lines(x, 122, width * 0.7, 1),
    ]),
  ],
  quotes: [
    heading,
    ...columns(2, (x, width) => [
      [x, 42, width, 1, 'line'],
      [x, 54, width, 5, 'ink'],
      [x, 66, width, 5, 'ink'],
      [x, 78, width * 0.7, 5, 'ink'],
      ...lines(x, 98, width * 0.5, 2),
    ]),
  ],
  logos: [
    heading,
    ...columns(3, (x, width) => [
      [x, 42, width, 42, 'frame'],
      [x + width * 0.2, 58, width * 0.6, 10, 'ink'],
      [x, 92, width, 42, 'frame'],
      [x + width * 0.35, 102, width * 0.3, 22, 'ink'],
    ]),
  ],
  downloads: [
    heading,
    ...rows(4, (y) => [
      [20, y, 110, 6, 'ink'],
      [180, y + 2, 40, 3, 'line'],
      [20, y + 17, 200, 1, 'line'],
    ]),
  ],
  faqs: [
    heading,
    ...rows(4, (y) => [
      [20, y, 200, 18, 'frame'],
      [28, y + 7, 120, 4, 'ink'],
      [204, y + 6, 8, 6, 'line'],
    ]),
  ],
  contactInfo: [
    heading,
    ...columns(2, (x, width) => [
      [x, 46, 14, 14, 'ink'],
      ...lines(x + 24, 48, width - 24, 2),
      [x, 92, 14, 14, 'ink'],
      ...lines(x + 24, 94, width - 24, 2),
    ]),
  ],
  contactForm: [
    heading,
    ...columns(2, (x, width) => [
      [x, 40, width, 14, 'frame'],
      [x, 60, width, 14, 'frame'],
    ]),
    [20, 80, 200, 34, 'frame'],
    [20, 120, 60, 14, 'ink'],
  ],
  callToAction: [
    [0, 24, 240, 102, 'line'],
    [40, 50, 160, 10, 'ink'],
    [60, 72, 120, 3, 'ink'],
    [85, 90, 70, 16, 'ink'],
  ],
}

const fills = {
  ink: 'fill="#1f3d36"',
  line: 'fill="#b9c4bf"',
  frame: 'fill="none" stroke="#8fa09a"',
} as const

/** Returns the picture of a section type, as a URL for the menu in which editors choose one. */
export function sectionPicture(type: SectionType): string {
  const boxes = drawings[type].map(
    ([x, y, width, height, kind = 'line']) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${fills[kind]}/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${boxes.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
