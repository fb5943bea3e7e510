import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'

const french = (texts: Parameters<typeof coverageOf>[0]) =>
  coverageOf(texts).find(({ code }) => code === 'fr')

test('a text counts as translated unless it is blank in the language', () => {
  const answer = { en: [{ _type: 'block' }], fr: [] }
  const blank = { en: 'Why?', fr: ' ', pt: 'Porquê?' }
  const counted = french([{ en: 'Why?', fr: 'Pourquoi ?' }, answer, blank])
  expect(counted).toMatchObject({ written: 1, missing: 2, percent: 33 })
})

test('content without texts is fully translated', () => {
  expect(french([])).toMatchObject({ missing: 0, percent: 100 })
})

test('percentages are rounded down, so that only complete translations have 100%', () => {
  const texts = Array.from({ length: 999 }, () => ({ en: 'Yes', fr: 'Oui' }))
  expect(french([...texts, { en: 'No' }])).toMatchObject({ percent: 99 })
})
