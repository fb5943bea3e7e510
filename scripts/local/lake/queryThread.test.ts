import { expect } from 'vitest'
import { startQueryThread } from './queryThread.ts'
import { startLake } from './server.ts'
import { connect } from './testing/connect.ts'
import { test } from './testing/lakeTest.ts'

const endless = `count(*[${'count(*['.repeat(6)}true${']) > 0'.repeat(6)}])`

test('a query that takes too long is ended, and meanwhile other requests are answered', async ({
  directory,
}) => {
  const lake = await startLake({ directory, port: 0, queryThread: startQueryThread(1500) })
  const client = connect(lake.address)
  const documents = Array.from({ length: 60 }, (_, index) => ({ _id: `d${index}`, _type: 'drink' }))
  await client.mutate(documents.map((create) => ({ create })))
  const order: string[] = []
  const slow = client.fetch(endless).catch((error) => {
    order.push('ended')
    return error
  })
  const next = client.fetch('count(*)')
  await client.create({ _type: 'drink', name: 'Gin' })
  order.push('written')
  expect((await slow).details).toEqual({
    type: 'queryTimeoutError',
    description: 'The query was ended, because it took longer than 1.5 s',
  })
  expect(order).toEqual(['written', 'ended'])
  expect(await next).toBeGreaterThanOrEqual(60)
  expect(await client.fetch('count(*)')).toBe(61)
  await lake.close()
})
