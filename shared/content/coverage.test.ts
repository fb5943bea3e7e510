import { expect, test } from 'vitest'
import { coverageOf, percentOf } from './coverage.ts'

test('a text is translated where something is written in the language', () => {
  const answer = { en: [{ _type: 'block' }], fr: [] }
  expect(coverageOf([{ en: 'Why?', fr: 'Pourquoi ?', pt: ' ' }, answer])).toEqual({
    texts: 2,
    written: { en: 2, fr: 1, pt: 0 },
  })
})

test('nothing written is nothing missing', () => {
  expect(percentOf(coverageOf([]), 'pt')).toBe(100)
})

test('a share is rounded down, so that 100 % is said only of what is complete', () => {
  expect(percentOf({ texts: 3, written: { en: 3, fr: 2, pt: 0 } }, 'fr')).toBe(66)
  expect(percentOf({ texts: 1000, written: { en: 1000, fr: 999, pt: 0 } }, 'fr')).toBe(99)
})
