import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { test as base } from 'vitest'
import { type RunningLake, startLake } from '../server.ts'

type Fixtures = {
  directory: string
  /** A lake of the test's own, empty. */
  lake: RunningLake
  /** The real client, connected to it. */
  client: SanityClient
  /** `fetch` for paths of the lake. */
  request: (path: string, init?: RequestInit) => Promise<Response>
}

export const test = base.extend<Fixtures>({
  directory: async ({ task: _ }, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'lake-'))
    await use(directory)
    await rm(directory, { recursive: true })
  },
  lake: async ({ directory }, use) => {
    const lake = await startLake({ directory, port: 0 })
    await use(lake)
    await lake.close()
  },
  client: async ({ lake }, use) => use(connect(lake.address)),
  request: async ({ lake }, use) => use((path, init) => fetch(`${lake.address}${path}`, init)),
})

/** The client as the site and the seeding use it. */
export function connect(address: string): SanityClient {
  return createClient({
    projectId: 'localdev',
    dataset: 'production',
    apiHost: address,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    token: 'local',
    // A test wants the first answer, not the one after retries.
    maxRetries: 0,
  })
}
