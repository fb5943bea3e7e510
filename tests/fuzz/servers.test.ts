import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { startLake } from 'local-content-lake'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serveSite } from '../../scripts/build/serving/serveSite.ts'
import { readEnvironment } from '../../scripts/environment.ts'
import type { RunningServer } from '../../scripts/http/server.ts'
import { startPreview } from '../../scripts/preview/previewServer.ts'
import { lakeClient } from '../../scripts/services/lakeClient.ts'
import { openedSession } from '../support/editorSession.ts'
import { rawRequest, runs, seed, send } from './rawRequest.ts'

const marker = 'this file is not served'
const secret = 'a secret of sixteen characters'

let directory = ''
let site: RunningServer
let lake: RunningServer
let preview: RunningServer

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  directory = await mkdtemp(join(tmpdir(), 'fuzz-'))
  const served = join(directory, 'served')
  await mkdir(join(served, 'services'), { recursive: true })
  await writeFile(join(directory, 'secret.html'), marker)
  await writeFile(join(directory, 'index.html'), marker)
  for (const name of ['index', '404', 'services', 'services/who'])
    await writeFile(join(served, `${name}.html`), name)
  site = await serveSite({ directory: served, port: 0 })
  lake = await startLake({ directory: join(directory, 'lake'), port: 0 })
  preview = await startPreview({
    bundle: { files: [], script: '/entry.js' },
    port: 0,
    studioUrl: 'http://localhost:3333',
    client: lakeClient(readEnvironment(), lake.address).withConfig({ token: 'local' }),
    secret,
  })
})

afterAll(async () => {
  await preview.close()
  await lake.close()
  await site.close()
  await rm(directory, { recursive: true })
  vi.restoreAllMocks()
})

/** Sends generated requests; after each one the server must still answer. */
function survives(address: () => string, isAlive: () => Promise<boolean>, cookie?: string) {
  return fc.assert(
    fc.asyncProperty(rawRequest, async (request) => {
      const headers: [string, string][] = cookie ? [['Cookie', cookie]] : []
      const { status, text } = await send(address(), {
        ...request,
        headers: [...request.headers, ...headers],
      })
      expect(text).not.toContain(marker)
      expect(status, text.slice(0, 200)).not.toBe(500)
      expect(await isAlive()).toBe(true)
    }),
    { numRuns: runs, seed },
  )
}

test('no request crashes the site’s server, causes a server error, or reads a file outside the site', async () => {
  await survives(
    () => site.address,
    async () => (await (await fetch(site.address)).text()) === 'index',
  )
})

test('no request crashes the stand-in for the Content Lake, causes a server error, or reads a file', async () => {
  await survives(
    () => lake.address,
    async () => (await fetch(`${lake.address}/v1/ping`)).ok,
  )
})

test('no request without a session crashes the preview, causes a server error, or reads a file', async () => {
  await survives(
    () => preview.address,
    async () => (await fetch(preview.address)).status === 401,
  )
})

test('no request with a session crashes the preview, causes a server error, or reads a file', async () => {
  const cookie = await openedSession(secret)
  await survives(
    () => preview.address,
    async () => (await fetch(preview.address)).status === 401,
    cookie.split(';')[0],
  )
})
