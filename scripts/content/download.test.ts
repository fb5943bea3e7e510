import { expect, test, vi } from 'vitest'
import { close, createServer, listen } from '../http/server.ts'
import { download } from './download.ts'

test('a file that does not arrive within a minute is given up', async () => {
  const controller = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
  // The body never ends.
  const server = createServer('The files', (_, response) => void response.write('%PDF'))
  const response = await download(await listen(server, 0))
  controller.abort(new Error('It took too long.'))
  await expect(response.arrayBuffer()).rejects.toThrow('It took too long.')
  expect(limit.mock.calls.flat()).toEqual([expect.toSatisfy((ms: number) => ms <= 60_000)])
  vi.restoreAllMocks()
  await close(server)
})
