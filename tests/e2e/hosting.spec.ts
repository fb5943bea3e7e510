import { checkHost } from '../../scripts/monitoring/hostChecks.ts'
import { expect, test } from './test.ts'

test('the built site is answered as every host has to answer', async ({ baseURL }) => {
  const results = await checkHost(baseURL ?? '')
  expect(results.filter(({ errors }) => errors.length > 0)).toEqual([])
  // The checks of files that pages reference depend on what is found.
  expect(results.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['hashed script', 'content by hash', 'image', 'map', 'old address']),
  )
})
