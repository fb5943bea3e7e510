import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  codeTemplate,
  dueFunctionsQuery,
  functionsDirectory,
  migrationsDirectory,
} from '../../../supabase/project.ts'
import { startBackend } from './startBackend.ts'

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
  const starting = startBackend({
    directory,
    port,
    migrations: migrationsDirectory,
    publishableKey: 'sb_publishable_test',
    functions: {
      directory: functionsDirectory,
      names: ['send-contact-email'],
      environment: {
        CONTACT_EMAIL_FROM: 'a@example.org',
        CONTACT_EMAIL_TO: 'b@example.org',
        SITE_ORIGINS: 'http://localhost',
        SMTP_URL: 'smtp://localhost:9',
      },
    },
    schedule: { dueFunctionsQuery, interval: null },
    codeMail: { smtp: 'smtp://localhost:9', from: 'a@example.org', template: codeTemplate },
    log: () => {},
  })
  const early = await vi.waitFor(async () => {
    const response = await fetch(`http://localhost:${port}/`)
    return response.status
  }, 100_000)
  expect(early).toBe(200)
  await (await starting).close()
  await rm(directory, { recursive: true })
})
