import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startSupabase } from './startSupabase.ts'
import { copyMigratedDatabase } from './testing/migratedDatabase.ts'
import { projectOptions } from './testing/startProject.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('There is no port')
  return address.port
}

test('a request that comes while the functions still start is answered', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'early-'))
  const port = await freePort()
  const options = projectOptions(directory)
  await copyMigratedDatabase(directory)
  const functions = { ...options.functions, names: ['echo'] }
  const starting = startSupabase({ ...options, port, functions, log: () => {} })
  const early = await vi.waitFor(async () => {
    const response = await fetch(`http://localhost:${port}/`)
    return response.status
  }, 100_000)
  expect(early).toBe(200)
  await (await starting).close()
  await rm(directory, { recursive: true })
})
