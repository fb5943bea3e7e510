import { expect, test } from 'vitest'
import { asText } from './index.ts'

const item = ['sections', { _key: 'a' }, 'items', { _key: 'b' }]

test('the number of countries becomes a text', () => {
  expect(asText(15, [...item, 'countryCount'])).toEqual({ type: 'set', value: '15' })
})

test('other numbers stay', () => {
  expect(asText(34, ['population'])).toBeUndefined()
})
