import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { printable } from '../../shared/text/printableText.ts'

describe.each(['newsreader-display.woff2', 'public-sans.woff2'])('%s draws', (file) => {
  const font = create(readFileSync(new URL(`fonts/${file}`, import.meta.url))) as Font
  const glyphIds = (text: string) => font.layout(text).glyphs.map(({ id }) => id)

  test.each([
    ['12-18', '12–18'],
    ['Weeks 1-2', 'Weeks 1–2'],
    ['8AM - 6PM', '8AM – 6PM'],
    ["doesn't", 'doesn’t'],
  ])('“%s” as “%s”', (text, set) => {
    expect(glyphIds(text)).toEqual(glyphIds(set))
  })

  test.each(['post-approval', 'COVID-19', 'ISO 14644-1', '2012-2015', '030-200-0000'])(
    'the hyphen of “%s”',
    (text) => {
      expect(glyphIds(text)).toContain(font.glyphForCodePoint(0x2d).id)
      expect(glyphIds(text)).not.toContain(font.glyphForCodePoint(0x2013).id)
    },
  )
})

test.each([
  'newsreader-display.ttf',
  'newsreader-display.woff2',
  'public-sans-400.ttf',
  'public-sans-600.ttf',
  'public-sans.woff2',
])('%s has every character that PDFs and share images show', (file) => {
  const font = create(readFileSync(new URL(`fonts/${file}`, import.meta.url))) as Font
  const lacking = Array.from({ length: 0x10000 }, (_, code) => code).filter(
    (code) =>
      code !== 0x0a &&
      printable.test(String.fromCharCode(code)) &&
      !font.hasGlyphForCodePoint(code),
  )
  expect(lacking).toEqual([])
})
