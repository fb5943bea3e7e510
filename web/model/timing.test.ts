import fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationUnits } from '../../shared/content/shapes/duration.ts'
import { parseTiming, type Timing } from './timing.ts'

test.each<[string, Timing]>([
  ['2-4 weeks', { kind: 'duration', from: 2, to: 4, unit: 'weeks' }],
  ['12–18 months', { kind: 'duration', from: 12, to: 18, unit: 'months' }],
  ['60 days', { kind: 'duration', from: 60, to: 60, unit: 'days' }],
  ['1 month', { kind: 'duration', from: 1, to: 1, unit: 'months' }],
  ['2 to 4\u00a0weeks', { kind: 'duration', from: 2, to: 4, unit: 'weeks' }],
  ['Weeks 1-2', { kind: 'position', first: 1, last: 2, unit: 'weeks' }],
  ['Weeks 25 – 28', { kind: 'position', first: 25, last: 28, unit: 'weeks' }],
  ['Week 9', { kind: 'position', first: 9, last: 9, unit: 'weeks' }],
  ['Ongoing', { kind: 'ongoing' }],
])('«%s» is a time', (text, timing) => {
  expect(parseTiming(text)).toEqual(timing)
})

test.each([
  'Stage 1',
  'Scope: active pharmaceutical ingredients',
  'About 2 weeks',
  '4-2 weeks',
  '0-2 weeks',
  'Weeks 0-2',
  '2.5 weeks',
  '1001 days',
  '2-4',
  'weeks',
  '',
])('«%s» is not a time', (text) => {
  expect(parseTiming(text)).toBeNull()
})

const range = fc
  .tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
  .map((ends) => ends.toSorted((a, b) => a - b))

const timing: fc.Arbitrary<Timing> = fc
  .tuple(fc.constantFrom('duration', 'position'), range, fc.constantFrom(...durationUnits))
  .map(([kind, [from = 1, to = 1], unit]) =>
    kind === 'duration'
      ? { kind, from, to, unit }
      : { kind: 'position', first: from, last: to, unit },
  )

/** Writes a time as an editor would. */
function written(timing: Timing, dash: string): string {
  const range = (from: number, to: number) => (from === to ? `${from}` : `${from}${dash}${to}`)
  const unitFor = (count: number, unit: string) => (count === 1 ? unit.slice(0, -1) : unit)
  switch (timing.kind) {
    case 'ongoing':
      return 'Ongoing'
    case 'duration':
      return `${range(timing.from, timing.to)} ${unitFor(timing.to, timing.unit)}`
    case 'position': {
      const unit = unitFor(timing.last - timing.first + 1, timing.unit)
      return `${unit.charAt(0).toUpperCase()}${unit.slice(1)} ${range(timing.first, timing.last)}`
    }
  }
}

test('every time is understood as it is written', () => {
  fc.assert(
    fc.property(timing, fc.constantFrom('-', '–', ' - ', ' to '), (time, dash) => {
      expect(parseTiming(written(time, dash))).toEqual(time)
    }),
  )
})

test('no text stops the parser', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const time = parseTiming(text)
      if (time?.kind === 'duration') expect(time.to).toBeGreaterThanOrEqual(time.from)
    }),
  )
})
