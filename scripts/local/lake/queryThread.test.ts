import { expect, vi } from 'vitest'
import { startQueryThread } from './queryThread.ts'
import { startLake } from './server.ts'
import { connect } from './testing/connect.ts'
import { test } from './testing/lakeTest.ts'

const endless = `count(*[${'count(*['.repeat(6)}true${']) > 0'.repeat(6)}])`

test('a query that takes too long is ended, and meanwhile other requests are answered', async ({
  directory,
}) => {
  const deadlines: AbortController[] = []
  const queryThread = startQueryThread(() => {
    const controller = new AbortController()
    deadlines.push(controller)
    return controller.signal
  })
  const lake = await startLake({ directory, port: 0, queryThread })
  const client = connect(lake.address)
  const documents = Array.from({ length: 60 }, (_, index) => ({ _id: `d${index}`, _type: 'drink' }))
  await client.mutate(documents.map((create) => ({ create })))
  const slow = client.fetch(endless).catch((error) => error)
  const next = client.fetch('count(*)')
  await client.create({ _type: 'drink', name: 'Gin' })
  await vi.waitUntil(() => deadlines.length === 1)
  deadlines[0]?.abort()
  expect((await slow).details).toEqual({
    type: 'queryTimeoutError',
    description: 'The query was ended, because it took longer than 30 s',
  })
  expect(await next).toBeGreaterThanOrEqual(60)
  expect(await client.fetch('count(*)')).toBe(61)
  await lake.close()
})
