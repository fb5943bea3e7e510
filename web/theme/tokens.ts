/**
 * Design tokens. Colours are named by role, because their values differ in light and dark mode and on the cover. They
 * are custom properties, so that only values differ. Contrasts are tested in tokens.test.ts, and docs/look.md has the
 * colour of each role.
 */
const light = {
  /** The page, a faint tint of it, the ground of calls to action and answers, the inside of form fields. */
  paper: '#fbf9f4',
  tint: '#f4f0e6',
  highlight: '#ece2cb',
  field: '#fffefb',
  ink: '#13231c',
  /** Secondary text: introductions, captions. */
  inkMuted: '#4b5851',
  /** Primary buttons, list markers. */
  primary: '#0e4b39',
  primaryHover: '#08301f',
  onPrimary: '#fbf9f4',
  /** Section numbers, the current page, errors, focus. Never decoration. */
  accent: '#9c3d1b',
  accentActive: '#7d2e12',
  onAccent: '#fff9f2',
  /** The ground of the emergency section, and of answers in an emergency. */
  alarm: '#9c3d1b',
  onAlarm: '#fff9f2',
  /** Hairlines between items, and borders of form fields. */
  rule: '#dcd5c5',
  edge: '#79817a',
  /** The footer, the panels of the preview, and the strip of share images. */
  footer: '#0b2e24',
  onFooter: '#f3eee2',
  onFooterMuted: '#b5c5ba',
  footerRule: '#2a4c41',
  /** Maps and charts. */
  land: '#e7e0d1',
  member: '#0e4b39',
  onMember: '#fbf9f4',
  /** The second and third class on a map, and the hatching of the third. */
  memberSecond: '#a9c7b6',
  memberThird: '#e9cfae',
  hatch: '#b98652',
  graticule: '#ded6c6',
}

export type Palette = Record<keyof typeof light, string>

const dark: Palette = {
  paper: '#0f1714',
  tint: '#16201c',
  highlight: '#2b2c22',
  field: '#0b120f',
  ink: '#ede8dc',
  inkMuted: '#aab5ad',
  primary: '#a9d3bd',
  primaryHover: '#cfe8da',
  onPrimary: '#0c1f18',
  accent: '#e59a70',
  accentActive: '#f2b795',
  onAccent: '#24100a',
  alarm: '#7c3013',
  onAlarm: '#fff3e8',
  rule: '#2c3832',
  edge: '#77847c',
  footer: '#08110e',
  onFooter: '#ede8dc',
  onFooterMuted: '#a5b3aa',
  footerRule: '#24332c',
  land: '#202b26',
  member: '#8cc7aa',
  onMember: '#06110c',
  memberSecond: '#3a6b57',
  memberThird: '#5b3d26',
  hatch: '#b98652',
  graticule: '#22302a',
}

export const palettes = { light, dark }

/**
 * The custom property of each colour. Its name is a number, because each page declares all properties twice: names made
 * of words would make documents larger.
 */
const properties = Object.fromEntries(
  Object.keys(light).map((name, index) => [name, `--${index.toString(36)}`]),
) as Palette

/** Each colour as a reference to its custom property, which `declarations` sets. */
export const color = Object.fromEntries(
  Object.entries(properties).map(([name, property]) => [name, `var(${property})`]),
) as Palette

export function declarations(palette: Partial<Palette>): string {
  return (Object.keys(palette) as (keyof Palette)[])
    .map((name) => `${properties[name]}:${palette[name]};`)
    .join('')
}

/** The cover's colours on screens, in light and dark mode. */
export const cover = {
  paper: '#0b2e24',
  field: '#0b2e24',
  edge: '#b5c5ba',
  ink: '#f3eee2',
  inkMuted: '#b5c5ba',
  primary: '#ece2cb',
  primaryHover: '#fffefb',
  onPrimary: '#0b2e24',
  accent: '#e59a70',
  accentActive: '#f2b795',
  rule: '#2a4c41',
  land: '#1a4c40',
  member: '#ece2cb',
  onMember: '#0b2e24',
  graticule: '#41685b',
} satisfies Partial<Palette>

/** Colours that differ from the light palette in print, in either mode. */
export const printed: Partial<Palette> = {
  paper: '#fff',
  tint: '#fff',
  field: '#fff',
  ink: '#000',
  inkMuted: '#333',
  rule: '#bbb',
  land: '#e8e8e8',
}

export const font = {
  serif: "Newsreader, 'Newsreader Fallback', 'Newsreader Android', Georgia, serif",
  sans: "'Public Sans', 'Public Sans Fallback', 'Public Sans Android', system-ui, sans-serif",
  size: {
    xs: '.8125rem',
    s: '.9375rem',
    m: '1.0625rem',
    l: '1.25rem',
    xl: '1.5rem',
    lead: 'clamp(1.125rem, 1rem + .5vw, 1.3125rem)',
    intro: 'clamp(1.3125rem, 1.15rem + .65vw, 1.625rem)',
    h2: 'clamp(1.625rem, 1.4rem + .9vw, 2.0625rem)',
    /** The size is small enough that a word of a dozen letters fits on any screen, even with enlarged text. */
    h1: 'min(clamp(2.375rem, 1.3rem + 4.3vw, 4.5rem), 12.5vw)',
    /** Headings of calls to action and of the emergency section. */
    invitation: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
  },
  serifWeight: 430,
} as const

/** The grid: twelve columns; headings take the first three. */
export const grid = {
  columns: 'repeat(12, minmax(0, 1fr))',
  gap: '1.5rem',
  /** Margin of the page. */
  page: 'clamp(1rem, 4.45vw, 4rem)',
  /** The space below a section: with the line and the space above the next heading 56 px at 1440. */
  section: 'clamp(1.75rem, 2.78vw, 2.5rem)',
  /** The maximum width of the content, its margins included. */
  width: '90rem',
} as const

export const headerHeight = '4.5rem'

/** Breakpoints. The mobile menu and headings above their sections are shown below `large`. */
export const from = {
  small: '@media (min-width: 40rem)',
  medium: '@media (min-width: 48rem)',
  large: '@media (min-width: 64rem)',
  wide: '@media (min-width: 80rem)',
} as const

/** Print is always light. */
export const inDarkMode = '@media screen and (prefers-color-scheme: dark)'

export const below = {
  /** Matches screens that are too narrow for a line of words, because the phone's text is enlarged. */
  tiny: '@media (max-width: 15rem)',
  /** Matches screens that are too narrow for the mark beside the name, the search and the menu in the header. */
  narrow: '@media (max-width: 22.4rem)',
  small: '@media (max-width: 39.98rem)',
  medium: '@media screen and (max-width: 47.98rem)',
  large: '@media (max-width: 63.98rem)',
  /**
   * Matches screens that are too low for fixed bars and for lists that scroll inside the page, because the page is
   * enlarged.
   */
  low: '@media screen and (max-height: 25rem)',
} as const
