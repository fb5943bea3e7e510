import { expect, test } from 'vitest'
import { lines } from './fields.ts'

test('a list can have a maximum length of its entries and a recommended number of them', () => {
  const { options } = lines('points', 'Points', 'For the card.', {
    maxLength: 80,
    recommendedCount: 4,
  })
  expect(options).toEqual({ maxCharacters: 80, recommendedCount: 4 })
})
