import { expect, test } from 'vitest'
import { languageCodes } from '../languages.ts'
import { formatMoment } from './formatMoment.ts'

test('a moment is written with weekday and time, in French with an ordinal on the first of a month', () => {
  const moment = Date.parse('2026-12-01T08:05Z')
  expect(languageCodes.map((code) => formatMoment(moment, code))).toEqual([
    'Tuesday 1 December at 08:05',
    'mardi 1er décembre à 08:05',
    'terça-feira, 1 de dezembro às 08:05',
  ])
})
