import { expect, test } from 'vitest'
import { printableText, unprintableCharacter } from './printableText.ts'

test.each([
  ['the Greek mu is the micro sign', '5 μg', '5 µg'],
  ['hyphens that do not break are hyphens', 'non‑sterile', 'non-sterile'],
  ['narrow spaces are spaces', '10\u202f000', '10 000'],
  ['letters of other widths and joined letters', 'ＡＲＶ ﬁlm', 'ARV film'],
  ['accents that follow their letter', 'Cafe\u0301', 'Café'],
  ['units that are one character', '5㎎ at 25℃', '5mg at 25°C'],
])('%s', (_, text, shown) => {
  expect(printableText(text)).toBe(shown)
  expect(unprintableCharacter(text)).toBeUndefined()
})

test.each([
  ['10⁹ units', '⁹'],
  ['⅓ tablet', '⅓'],
  ['≤ 5 mg', '≤'],
  ['Ɛdru', 'Ɛ'],
  ['青蒿素', '青'],
])('«%s» cannot be shown without changing it', (text, character) => {
  expect(printableText(text)).toBe(text)
  expect(unprintableCharacter(text)).toBe(character)
})
