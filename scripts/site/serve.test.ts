import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SiteServer, serveSite } from './serve.ts'

let directory = ''
const servers: SiteServer[] = []

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(directory, 'services'))
  await writeFile(join(directory, 'index.html'), 'home')
  await writeFile(join(directory, 'services.html'), 'services')
  await writeFile(join(directory, 'services/who.html'), 'who')
  await writeFile(join(directory, '404.html'), 'not found')
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) await server.close()
})

async function serve(port = 0, exactly = false) {
  const server = await serveSite({ directory, port, exactly })
  servers.push(server)
  return server
}

test.each([
  ['/', 200, 'home'],
  ['/services', 200, 'services'],
  ['/services/who', 200, 'who'],
  ['/services/nope', 404, 'not found'],
  ['/../package.json', 404, 'not found'],
])('%s is answered with %i', async (path, status, text) => {
  const { address } = await serve()
  const response = await fetch(address + path)
  expect([response.status, await response.text()]).toEqual([status, text])
})

test('a port in use is refused where it was asked for, otherwise the next one is taken', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const port = Number(new URL((await serve()).address).port)
  await expect(serve(port, true)).rejects.toThrow(`Port ${port} is in use`)
  const next = await serve(port)
  expect(Number(new URL(next.address).port)).toBeGreaterThan(port)
})
