import { expect, test } from 'vitest'
import { weekdays } from '../../shared/content/weekdays.ts'
import { languageCodes } from '../../shared/languages.ts'
import { businessHoursText } from './businessHoursText.ts'

const [monday, tuesday, wednesday, , friday, saturday] = weekdays
const textsOf = (days: (typeof weekdays)[number][], from: string, to: string) =>
  languageCodes.map((code) => businessHoursText({ days, from, to }, code))

test('the hours of a week read as the customer writes them, and as French and Portuguese do', () => {
  expect(textsOf(weekdays.slice(0, 5), '08:00', '18:00')).toEqual([
    'Mon - Fri: 8AM - 6PM',
    'Lun.–ven.\u00a0: 8\u00a0h–18\u00a0h',
    'Seg.–sex.: 8\u00a0h–18\u00a0h',
  ])
})

test('days that are not in a row are listed in the order of the week', () => {
  expect(textsOf([saturday, friday, monday, tuesday, wednesday], '00:30', '12:00')).toEqual([
    'Mon - Wed, Fri, Sat: 12:30AM - 12PM',
    'Lun.–mer., ven., sam.\u00a0: 0\u00a0h\u00a030–12\u00a0h',
    'Seg.–qua., sex., sáb.: 0\u00a0h\u00a030–12\u00a0h',
  ])
})
