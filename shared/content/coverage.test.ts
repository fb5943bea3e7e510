import { expect, test } from 'vitest'
import { coverageOf, percentOf } from './coverage.ts'

test('a text counts as translated unless it is blank in the language', () => {
  const answer = { en: [{ _type: 'block' }], fr: [] }
  expect(coverageOf([{ en: 'Why?', fr: 'Pourquoi ?', pt: ' ' }, answer])).toEqual({
    texts: 2,
    written: { en: 2, fr: 1, pt: 0 },
  })
})

test('content without texts is fully translated', () => {
  expect(percentOf(coverageOf([]), 'pt')).toBe(100)
})

test('percentages are rounded down, so that only complete translations have 100%', () => {
  expect(percentOf({ texts: 3, written: { en: 3, fr: 2, pt: 0 } }, 'fr')).toBe(66)
  expect(percentOf({ texts: 1000, written: { en: 1000, fr: 999, pt: 0 } }, 'fr')).toBe(99)
})
