import { expect, vi } from 'vitest'
import { createQueryThread } from './queryThread.ts'
import { startLake } from './startLake.ts'
import { connect } from './testing/connect.ts'
import { test } from './testing/lakeTest.ts'

const endless = `count(*[${'count(*['.repeat(6)}true${']) > 0'.repeat(6)}])`

test('a query that takes too long is ended, and meanwhile other requests are answered', async ({
  directory,
}) => {
  const firstDeadline = Promise.withResolvers<AbortController>()
  const queryThread = createQueryThread(() => {
    const deadline = new AbortController()
    firstDeadline.resolve(deadline)
    return deadline.signal
  })
  const lake = await startLake({ directory, port: 0, queryThread })
  const client = connect(lake.address)
  const documents = Array.from({ length: 60 }, (_, index) => ({ _id: `d${index}`, _type: 'drink' }))
  await client.mutate(documents.map((create) => ({ create })))
  const slow = client.fetch(endless).catch((error) => error)
  const deadline = await firstDeadline.promise
  const next = client.fetch('count(*)')
  await client.create({ _type: 'drink', name: 'Gin' })
  deadline.abort()
  expect((await slow).details).toEqual({
    type: 'queryTimeoutError',
    description: 'The query was ended, because it took longer than 30 s',
  })
  expect(await next).toBeGreaterThanOrEqual(60)
  expect(await client.fetch('count(*)')).toBe(61)
  await lake.close()
})

test('a query whose request was aborted is not run', async () => {
  const deadline = vi.fn(() => new AbortController().signal)
  const queryThread = createQueryThread(deadline)
  const question = {
    projectId: 'p',
    dataset: 'a',
    perspective: 'raw' as const,
    query: '1',
    params: {},
  }
  const asked = queryThread.evaluate(new Map(), question, AbortSignal.abort())
  await expect(asked).rejects.toThrow('aborted')
  expect(deadline).not.toHaveBeenCalled()
})

test('a result is JSON in UTF-8, which is sent as it is', async () => {
  const queryThread = createQueryThread()
  const question = {
    projectId: 'p',
    dataset: 'a',
    perspective: 'raw' as const,
    query: '"Café"',
    params: {},
  }
  const result = await queryThread.evaluate(new Map(), question, new AbortController().signal)
  expect(new TextDecoder().decode(result)).toBe('"Café"')
})
