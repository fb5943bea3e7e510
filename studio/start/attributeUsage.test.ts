import { expect } from 'vitest'
import { test } from '../../scripts/local/lake/testing/lakeTest.ts'
import { isNearlyFull, readAttributeUsage } from './attributeUsage.ts'

test('the use of attributes is read from the Content Lake', async ({ client }) => {
  const { limit, used } = await readAttributeUsage(client)
  expect({ limit, used }).toEqual({ limit: 2000, used: 0 })
  await client.create({ _id: 'gin', _type: 'drink', name: 'Gin' })
  // Those of the document, and five that every document has.
  expect(await readAttributeUsage(client)).toEqual({ limit, used: 6 })
})

test.for([
  [0, false],
  [1399, false],
  [1400, true],
  [2000, true],
] as const)('with %i of 2,000 attributes in use, a warning is due: %s', ([used, expected]) => {
  expect(isNearlyFull({ used, limit: 2000 })).toBe(expected)
})

test('a plan with more attributes warns later', () => {
  expect(isNearlyFull({ used: 1400, limit: 10_000 })).toBe(false)
})
