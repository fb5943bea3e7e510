import { expect, test } from 'vitest'
import { points, text } from './fields.ts'

test('a list of points can have a recommended number of them', () => {
  const { options } = points('points', 'Points', 'For the card.', { recommendedCount: 4 })
  expect(options).toMatchObject({ recommendedCount: 4 })
})

test.each([text('alt', 'Alternative text', ''), text('title', 'Title', '', { maxLength: 60 })])(
  'the text «$name» stays open in a deeply nested object, which the Studio would collapse',
  ({ options }) => {
    expect(options).toMatchObject({ collapsible: false })
  },
)
