import { expect } from 'vitest'
import { test } from '../../scripts/local/lake/testing/lakeTest.ts'
import { readAttributeUsage } from './Status.tsx'

test('the use of attributes is read from the Content Lake', async ({ client }) => {
  const { limit, used } = await readAttributeUsage(client)
  expect({ limit, used }).toEqual({ limit: 2000, used: 0 })
  await client.create({ _id: 'gin', _type: 'drink', name: 'Gin' })
  // The document's own, and five that every document has.
  expect(await readAttributeUsage(client)).toEqual({ limit, used: 6 })
})
