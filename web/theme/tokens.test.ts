import { describe, expect, test } from 'vitest'
import { cover, type Palette, palettes, printed } from './tokens.ts'

type Name = keyof Palette

/** WCAG 2.2: 4.5 for text, 3 for large text and for other elements that must be visible. */
const text = 4.5
const mark = 3

/** The colour pairs of foreground and background, and the contrast that each needs. */
const pairs: [Name, Name[], number][] = [
  ['ink', ['paper', 'tint', 'highlight', 'field', 'land', 'memberSecond', 'memberThird'], text],
  ['inkMuted', ['paper', 'tint'], text],
  ['accent', ['paper', 'tint'], text],
  ['accentActive', ['paper', 'highlight'], text],
  ['accent', ['highlight', 'field'], mark],
  ['onPrimary', ['primary', 'primaryHover'], text],
  ['onAccent', ['accent'], text],
  ['onAlarm', ['alarm'], text],
  ['onFooter', ['footer'], text],
  ['onFooterMuted', ['footer'], text],
  ['onMember', ['member'], text],
  ['primary', ['paper', 'highlight'], mark],
  ['edge', ['paper', 'field'], mark],
  ['member', ['paper', 'land'], mark],
]

const print: Palette = { ...palettes.light, ...printed }

describe.each<[string, Palette, Partial<Palette>]>([
  ['light', palettes.light, palettes.light],
  ['dark', palettes.dark, palettes.dark],
  ['print', print, print],
  ['the cover', { ...palettes.light, ...cover }, cover],
])('in %s', (_scheme, palette, used) => {
  const cases = pairs.flatMap(([front, grounds, least]) =>
    grounds.flatMap((ground) => (front in used && ground in used ? { front, ground, least } : [])),
  )
  test.each(cases)('$front on $ground has a contrast of $least', ({ front, ground, least }) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(least)
  })
})

/** The contrast ratio of two colours (WCAG 2.2, definition of contrast ratio). */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((d) => d + d).join('') : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
