import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startCloudflare } from '../../../tests/support/hosts/cloudflare.ts'
import type { RunningHost } from '../../../tests/support/hosts/double.ts'
import { startNetlify } from '../../../tests/support/hosts/netlify.ts'
import { startVercel } from '../../../tests/support/hosts/vercel.ts'
import { type WrittenFile, writtenFile } from '../../site/siteOutput.ts'
import { publisherVariables } from './chooseHost.ts'
import { folder } from './folder.ts'

const site = (texts: Record<string, string>): WrittenFile[] =>
  Object.entries({ _headers: '/*\n  A: b\n', _redirects: '/a /b 302\n', ...texts }).map(
    ([path, text]) => writtenFile(path, text),
  )

const first = site({ 'index.html': 'One', 'fr/à propos.html': 'Deux', 'a.js': '1', 'b.css': '1' })
const second = site({ 'index.html': 'Two', 'fr/à propos.html': 'Deux', 'a.js': '1', 'b.css': '1' })

describe.each([
  ['Netlify', startNetlify],
  ['Cloudflare', startCloudflare],
  ['Vercel', startVercel],
])('%s', (name, start) => {
  let running: RunningHost
  const served = async (path: string) => (await fetch(`${running.double.address}${path}`)).text()

  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    running = await start()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await running.close()
  })

  test('a site is live as a whole, and then only what changed is uploaded', async () => {
    const { double, host } = running
    await host.publish(first)
    expect(await served('/')).toBe('One')
    expect(await served('/fr/%C3%A0%20propos')).toBe('Deux')
    expect(await served('/b.css')).toBe('1')
    double.uploads = []
    await host.publish(second)
    expect(await served('/')).toBe('Two')
    expect(await served('/a.js')).toBe('1')
    expect(double.uploads).toHaveLength(1)
    double.uploads = []
    await host.publish(first)
    expect(await served('/')).toBe('One')
    expect(double.uploads).toEqual([])
  })

  test('requests to an overloaded or failing host are retried', async () => {
    running.double.faults = [500, 429, 502]
    await running.host.publish(first)
    expect(await served('/')).toBe('One')
  })

  test('an upload that fails for good is reported, and leaves the last site', async () => {
    const { double, host } = running
    await host.publish(first)
    double.faults = Array.from({ length: 100 }, () => 500)
    await expect(host.publish(second)).rejects.toThrow(`${name} answered POST with 500.`)
    expect(await served('/')).toBe('One')
    double.faults = []
    await host.publish(second)
    expect(await served('/')).toBe('Two')
  })

  test('an expired token is reported with what to do, and not retried', async () => {
    const { double, host } = running
    double.isTokenValid = false
    await expect(host.publish(first)).rejects.toThrow(
      /^\w+ answered POST with 401. Are \w+_TOKEN and .+ right, and has the token expired\? Set new ones and start the publisher again.$/,
    )
    expect(double.requests).toBe(1)
  })

  test('a host that cannot be reached is named', async () => {
    await running.close()
    await expect(running.host.publish(first)).rejects.toThrow(
      `${name} cannot be reached. The publisher tries again`,
    )
    running = await start()
  })
})

test('a command copies the folder; one that fails, or does not end, is reported', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'folder-'))
  const mark = join(directory, 'mark')
  await folder({ PUBLISH_TO: 'folder', PUBLISH_COMMAND: `echo copied > ${mark}` }).publish([])
  expect(await readFile(mark, 'utf8')).toBe('copied\n')
  await expect(
    folder({ PUBLISH_TO: 'folder', PUBLISH_COMMAND: 'exit 23' }).publish([]),
  ).rejects.toThrow('PUBLISH_COMMAND ended with 23')
  const endless = folder({ PUBLISH_TO: 'folder', PUBLISH_COMMAND: 'sleep 100000' }, () =>
    AbortSignal.abort(),
  )
  await expect(endless.publish([])).rejects.toThrow(
    /^PUBLISH_COMMAND did not end within 10 minutes, and was killed; .* tries again within 15 minutes/,
  )
  await folder({ PUBLISH_TO: 'folder' }).publish([])
  await rm(directory, { recursive: true })
})

test('the missing variables of a host are named', () => {
  const issuesOf = (settings: object) =>
    publisherVariables
      .safeParse(settings)
      .error?.issues.map(({ path, message }) => `${path.join()} ${message}`)
  expect(issuesOf({})).toEqual(['PUBLISH_TO must be netlify, cloudflare, vercel or folder'])
  expect(issuesOf({ PUBLISH_TO: 'netlify', NETLIFY_SITE_ID: 'a' })).toEqual([
    'NETLIFY_AUTH_TOKEN is missing',
  ])
})
