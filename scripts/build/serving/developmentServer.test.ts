import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoResults } from '../../../tests/support/demoContent.ts'
import { readEnvironment } from '../../environment.ts'
import { startDevelopmentServer } from './developmentServer.ts'

test('the development server renders pages from the snapshot', async () => {
  await using running = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'development-'))
  running.defer(() => rm(directory, { recursive: true, force: true }))
  const state = { updatedAt: null, documents: 0, day: null }
  await writeFile(
    join(directory, 'content.json'),
    JSON.stringify({ ...(await demoResults()), state }),
  )
  const server = await startDevelopmentServer(readEnvironment(), {
    snapshot: directory,
    port: 0,
    cacheDir: join(directory, 'vite'),
  })
  running.defer(() => server.close())
  const response = await fetch(new URL('fr/contact', server.resolvedUrls?.local[0]))
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/<html lang="fr"[\s\S]*<h1[\s\S]*<form/)
})
