import { expect, test } from 'vitest'
import { weekdays } from '../content/weekdays.ts'
import { answerTime } from './answerTime.ts'

const hours = {
  days: weekdays.slice(0, 5),
  from: '08:00',
  to: '18:00',
  holidays: [{ date: '2026-12-25' }, { date: '2027-01-01' }],
}
const answeredBy = (sentAt: string, given = {}) =>
  new Date(answerTime(Date.parse(sentAt), { ...hours, ...given })).toISOString().slice(0, 16)

test.each([
  ['while the company is open', '2026-11-25T14:02', '2026-11-26T14:02'],
  ['in the night before a working day', '2026-11-25T03:18', '2026-11-26T08:00'],
  ['in the evening of a working day', '2026-11-25T22:00', '2026-11-27T08:00'],
  ['as the company closes', '2026-11-25T18:00', '2026-11-26T18:00'],
  ['on a Friday afternoon', '2026-11-27T14:00', '2026-11-30T14:00'],
  ['on a Friday evening', '2026-11-27T18:01', '2026-12-01T08:00'],
  ['on a Saturday', '2026-11-28T03:18', '2026-12-01T08:00'],
  ['on a Sunday at 23:59', '2026-11-29T23:59', '2026-12-01T08:00'],
  ['before a holiday at a weekend', '2026-12-24T09:30', '2026-12-28T09:30'],
  ['on a holiday', '2026-12-25T09:30', '2026-12-29T08:00'],
  ['before the last day of the year', '2026-12-31T10:00', '2027-01-04T10:00'],
])('an enquiry sent %s, %s, is answered by %s', (_, sentAt, expected) => {
  expect(answeredBy(`${sentAt}Z`)).toBe(expected)
})

test('the zone in which an enquiry is written makes no difference', () => {
  expect(answeredBy('2026-11-27T21:00:00+07:00')).toBe('2026-11-30T14:00')
  expect(answeredBy('2026-11-27T09:00:00-05:00')).toBe('2026-11-30T14:00')
})

test('a company with one working day answers a week later', () => {
  expect(answeredBy('2026-11-25T12:00Z', { days: ['wednesday'], holidays: [] })).toBe(
    '2026-12-02T12:00',
  )
})

test('every answer comes on a working day, while the company is open, and no earlier than promised', () => {
  for (let hour = 0; hour < 24 * 60; hour += 1) {
    const sentAt = Date.parse('2026-11-20T00:17Z') + hour * 60 * 60 * 1000
    const by = answerTime(sentAt, hours)
    const [day = '', time = ''] = new Date(by).toISOString().slice(0, 16).split('T')
    expect(by - sentAt).toBeGreaterThanOrEqual(24 * 60 * 60 * 1000)
    expect([0, 6]).not.toContain(new Date(by).getUTCDay())
    expect(hours.holidays).not.toContainEqual({ date: day })
    expect(time >= hours.from && time <= hours.to).toBe(true)
  }
})
