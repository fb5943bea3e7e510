/**
 * The company's mark and the site's one ornament: a square of woven kente, and a strip of the same cloth.
 * Both are SVG paths in cells; a cell should be a whole number of pixels.
 */

/** The mark: a square of 7 × 7 cells. */
export const logoMark = {
  size: 7,
  /** The cloth, drawn with `fill-rule` evenodd, in `primary` or in the colour of the marked item. */
  cloth:
    'M3 0h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h1v-1h1zM3 2h1v1h1v1h-1v1h-1v-1h-1v-1h1z',
  /** The cell in the middle, in `accent`. */
  centre: 'M3 3h1v1h-1z',
} as const

const gold = '#c9a35a'

/** The selvedge: a strip above the footer, on the colour `footer`. It repeats every 24 cells. selvedge.svg is a copy. */
export const selvedge = {
  width: 24,
  height: 7,
  threads: [
    { fill: gold, path: logoMark.cloth },
    { fill: '#b4562f', path: 'M8 0h3v7h-3zM20 0h3v7h-3z' },
    { fill: gold, path: 'M12 0h1v7h-1zM18 0h1v7h-1z' },
    { fill: '#f3eee2', path: 'M14 0h1v7h-1zM16 0h1v7h-1z' },
  ],
} as const
