import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startLake } from 'local-content-lake'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../http/server.ts'

let directory = ''
let lake: RunningServer

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'preview-'))
  lake = await startLake({ directory: join(directory, 'lake'), port: 0 })
})

afterAll(async () => {
  await lake.close()
  await rm(directory, { recursive: true })
})

/** Lists the URLs of all modules that the process loads, when it ends. */
const listing = `
  import { writeFileSync } from 'node:fs'
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({ load: (url, context, next) => (loaded.add(url), next(url, context)) })
  process.on('exit', () => writeFileSync(process.env.LOADED, JSON.stringify([...loaded])))`

// Hosts set PORT, and do not install devDependencies.
test('on a host the preview listens at PORT, and loads nothing that only development needs', async () => {
  const list = join(directory, 'loaded.json')
  const preview = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(listing)}`,
      'scripts/commands/startPreview.ts',
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOADED: list,
        // Any free port; without it the preview would be at 3335.
        PORT: '0',
        SANITY_API_HOST: lake.address,
        SANITY_READ_TOKEN: 'a token',
        SANITY_STUDIO_URL: 'https://accra.sanity.studio',
        PREVIEW_SECRET: 'a secret of sixteen characters',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(preview, 'exit')
  let address: string | undefined
  for await (const line of createInterface({ input: preview.stdout })) {
    address = /^The preview: (\S+)/.exec(line)?.[1]
    if (address) break
  }
  expect(address).not.toMatch(/:3335$/)
  const { status, headers } = await fetch(new URL('/', address))
  preview.kill()
  await ended

  expect(status).toBe(401)
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
  expect(headers.get('Content-Security-Policy')).toBe(
    'frame-ancestors https://accra.sanity.studio https://www.sanity.io https://*.sanity.io',
  )
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  const folders = Object.keys(devDependencies).map((name) => `/node_modules/${name}/`)
  const loaded: string[] = JSON.parse(await readFile(list, 'utf8'))
  expect(loaded.some((url) => url.endsWith('/scripts/preview/previewServer.ts'))).toBe(true)
  expect(loaded.filter((url) => folders.some((folder) => url.includes(folder)))).toEqual([])
})
