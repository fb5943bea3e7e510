import { expect, test } from 'vitest'
import { languageCodes } from '../languages.ts'
import { formatMoment } from './formatMoment.ts'

test('a moment is written with weekday and time, in French with an ordinal on the first of a month', () => {
  const moment = Date.parse('2026-12-01T08:05Z')
  expect(languageCodes.map((code) => formatMoment(moment, code))).toEqual([
    'Tuesday 1 December at 08:05',
    'mardi 1er décembre à 8\u00a0h\u00a005',
    'terça-feira, 1 de dezembro às 08:05',
  ])
})

test.each([
  ['2026-12-02T08:00Z', 'mercredi 2 décembre à 8\u00a0h'],
  ['2026-12-02T10:00Z', 'mercredi 2 décembre à 10\u00a0h'],
  ['2026-12-02T00:30Z', 'mercredi 2 décembre à 0\u00a0h\u00a030'],
])('in French, %s is «%s»', (moment, written) => {
  expect(formatMoment(Date.parse(moment), 'fr')).toBe(written)
})
