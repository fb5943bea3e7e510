import { expect, test } from 'vitest'
import type { FormattedTime } from '../content/shapes/duration.ts'
import type { Language } from '../languages.ts'
import { formatTime } from './formatTime.ts'

test.each<[FormattedTime, Language, string]>([
  [{ kind: 'duration', from: 2, to: 4, unit: 'weeks' }, 'en', '2-4 weeks'],
  [{ kind: 'duration', from: 1, to: 1, unit: 'weeks' }, 'en', '1 week'],
  [{ kind: 'duration', from: 60, to: 60, unit: 'days' }, 'pt', '60 dias'],
  [{ kind: 'duration', from: 12, to: 18, unit: 'months' }, 'fr', '12-18\u00a0mois'],
  [{ kind: 'position', from: 9, to: 9, unit: 'weeks' }, 'en', 'Week 9'],
  [{ kind: 'position', from: 3, to: 8, unit: 'weeks' }, 'en', 'Weeks 3-8'],
  [{ kind: 'position', from: 3, to: 8, unit: 'weeks' }, 'fr', 'Semaines 3-8'],
  [{ kind: 'position', from: 1, to: 2, unit: 'days' }, 'pt', 'Dias 1-2'],
  [{ kind: 'ongoing' }, 'en', 'Ongoing'],
])('%o is in «%s» “%s”', (time, language, words) => {
  expect(formatTime(time, language, 'Ongoing')).toBe(words)
})
