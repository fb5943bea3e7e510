import { expect, test } from 'vitest'
import { translationCoverage } from './translationCoverage.ts'

const french = (texts: Parameters<typeof translationCoverage>[0]) =>
  translationCoverage(texts).find(({ code }) => code === 'fr')

test('a text counts as translated unless it is blank in the language', () => {
  const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] })
  const counted = french([
    { en: 'Why?', fr: 'Pourquoi ?' },
    { en: [block('Because')], fr: [] },
    { en: [block('Because')], fr: [block('\u00a0'), block('\u200b')] },
    { en: 'Why?', fr: ' \u2060', pt: 'Porquê?' },
  ])
  expect(counted).toMatchObject({ written: 1, missing: 3 })
})

test('content without texts is fully translated', () => {
  expect(french([])).toMatchObject({ missing: 0 })
})

test('a number needs no translation, a percentage does', () => {
  const written = (en: string) => translationCoverage([{ en }]).map((coverage) => coverage.written)
  expect(written('1,020.00')).toEqual([1, 1])
  expect(written('−3')).toEqual([1, 1])
  expect(written('98%')).toEqual([0, 0])
  expect(written('12 months')).toEqual([0, 0])
})
