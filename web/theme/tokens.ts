/**
 * Design tokens. Colours are named by their purpose and are custom properties, so that light and
 * dark differ in `palettes` only.
 */
type Palette = Record<keyof typeof color, string>

export const color = {
  page: 'var(--color-page)',
  surface: 'var(--color-surface)',
  tint: 'var(--color-tint)',
  line: 'var(--color-line)',
  text: 'var(--color-text)',
  muted: 'var(--color-muted)',
  brand: 'var(--color-brand)',
  brandStrong: 'var(--color-brand-strong)',
  onBrand: 'var(--color-on-brand)',
  accent: 'var(--color-accent)',
  danger: 'var(--color-danger)',
  deep: 'var(--color-deep)',
  onDeep: 'var(--color-on-deep)',
  onDeepMuted: 'var(--color-on-deep-muted)',
} as const

export const palettes: Record<'light' | 'dark', Palette> = {
  light: {
    page: '#ffffff',
    surface: '#ffffff',
    tint: '#f4f7f5',
    line: '#d7e0db',
    text: '#10241f',
    muted: '#4a5d56',
    brand: '#0b6b55',
    brandStrong: '#084c3d',
    onBrand: '#ffffff',
    accent: '#8a5a00',
    danger: '#b3261e',
    deep: '#07352b',
    onDeep: '#ffffff',
    onDeepMuted: '#c6d8d1',
  },
  dark: {
    page: '#0c1714',
    surface: '#13211d',
    tint: '#101d19',
    line: '#2b3f38',
    text: '#eaf2ee',
    muted: '#a9bdb5',
    brand: '#5fc9a8',
    brandStrong: '#8fdcc3',
    onBrand: '#06211a',
    accent: '#f0bd4f',
    danger: '#ffb4ab',
    deep: '#06261f',
    onDeep: '#ffffff',
    onDeepMuted: '#b9cfc7',
  },
}

/** Distances. */
export const space = {
  xs: '0.25rem',
  s: '0.5rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.5rem',
  xxl: '4.5rem',
} as const

export type Space = keyof typeof space

export const font = {
  family:
    "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Helvetica, Arial, sans-serif",
  size: {
    small: '0.9375rem',
    body: '1.0625rem',
    lead: '1.25rem',
    h3: '1.1875rem',
    h2: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)',
    h1: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
  },
} as const

export const radius = { small: '0.375rem', medium: '0.75rem' } as const

/** Height of the fixed header. */
export const headerHeight = '4.25rem'

/** Maximum width of the content. */
export const contentWidth = '72rem'
export const readingWidth = '44rem'

/** Breakpoints. The mobile menu is shown below `large`. */
export const from = {
  medium: '@media (min-width: 48rem)',
  large: '@media (min-width: 64rem)',
} as const
