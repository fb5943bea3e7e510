import { expect, test } from 'vitest'
import { plan } from './plan.ts'

test('a plan whose name cannot be seen has none', () => {
  expect(plan.parse({ _id: 'a', _rev: '1', name: ' \u200b' }).name).toBeUndefined()
  expect(plan.parse({ _id: 'a', _rev: '1', name: 'Tender' }).name).toBe('Tender')
})
