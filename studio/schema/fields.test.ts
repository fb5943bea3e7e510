import { expect, test } from 'vitest'
import { lines, text } from './fields.ts'

test('a list can have a maximum length of its entries and a recommended number of them', () => {
  const { options } = lines('points', 'Points', 'For the card.', {
    maxLength: 80,
    recommendedCount: 4,
  })
  expect(options).toMatchObject({ maxCharacters: 80, recommendedCount: 4 })
})

test.each([text('alt', 'Alternative text', ''), text('title', 'Title', '', { maxLength: 60 })])(
  'the text «$name» stays open in a deeply nested object, which the Studio would collapse',
  ({ options }) => {
    expect(options).toMatchObject({ collapsible: false })
  },
)
