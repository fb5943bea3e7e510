import { expect, test } from 'vitest'
import { asRows } from './index.ts'

test('memberships that were stored by name alone become rows', () => {
  expect(asRows(['waho', 'oapi'])).toEqual([
    { _key: 'waho', _type: 'waho' },
    { _key: 'oapi', _type: 'oapi' },
  ])
})

test('rows stay as they are', () => {
  expect(asRows([{ _key: 'a', _type: 'waho', since: '1987' }])).toBeUndefined()
  expect(asRows(undefined)).toBeUndefined()
})
