import { expect, test } from 'vitest'
import { peopleIn } from './population.ts'

test.each([
  ['14 million', 14_000_000],
  ['0.5 million', 500_000],
  ['228 Million', 228_000_000],
  ['1.4 billion', 1_400_000_000],
  ['600 thousand', 600_000],
  ['1,270,000', 1_270_000],
  ['1270000', 1_270_000],
  [' about 34 million ', 34_000_000],
])('«%s» are %i people', (population, people) => {
  expect(peopleIn(population)).toBeCloseTo(people)
})

test.each(['', 'unknown', '34 millions d’habitants', 'between 2 and 3 million', '0', '-4 million'])(
  '«%s» says no number',
  (population) => {
    expect(peopleIn(population)).toBeUndefined()
  },
)
