import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { close, listen } from 'stand-in-server/listen'
import { test as base, expect } from 'vitest'
import { fetchSuite } from './suiteFile.ts'

const test = base.extend<{ directory: string; address: string }>({
  directory: async ({ task: _ }, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'suite-'))
    await use(directory)
    await rm(directory, { recursive: true })
  },
  /** A server with one file. */
  address: async ({ task: _ }, use) => {
    const server = createServer(({ url }, response) => {
      response.writeHead(url === '/suite.ndjson' ? 200 : 404).end('the suite')
    })
    await use(await listen(server, 0))
    await close(server)
  },
})

test('the suite is downloaded once', async ({ directory, address }) => {
  const path = join(directory, 'made', 'suite.ndjson')
  await fetchSuite(path, `${address}/suite.ndjson`)
  expect(await readFile(path, 'utf8')).toBe('the suite')
  await fetchSuite(path, `${address}/none`)
  expect(await readdir(join(directory, 'made'))).toEqual(['suite.ndjson'])
})

test('a suite that cannot be downloaded leaves no file, and the error says what to do', async ({
  directory,
  address,
}) => {
  const attempt = fetchSuite(join(directory, 'suite.ndjson'), `${address}/none`)
  await expect(attempt).rejects.toThrow('npm run conformance:lake -- --suite path/to/suite.ndjson')
  expect(await readdir(directory)).toEqual([])
})
