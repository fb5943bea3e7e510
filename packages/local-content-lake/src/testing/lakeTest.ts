import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { RunningServer } from 'stand-in-server/listen'
import { type Exchange, recordExchanges } from 'stand-in-server/testing/recordExchanges'
import { test as base } from 'vitest'
import { createQueryThread } from '../queryThread.ts'
import { startLake } from '../startLake.ts'
import { connect, connectToHosted } from './connect.ts'
import { type HostedProject, readHostedProject } from './hostedProject.ts'

export { connect } from './connect.ts'

type Connection = {
  /** The real client, connected to an empty lake. */
  client: SanityClient
  /** `fetch` for paths of the lake. */
  request: (path: string, init?: RequestInit) => Promise<Response>
}

type Fixtures = Connection & {
  directory: string
  lake: RunningServer
  connection: Connection
}

declare module 'vitest' {
  interface TaskMeta {
    /** The requests of a test, and their responses, if they are recorded. */
    exchanges?: Exchange[]
  }
}

const hosted = readHostedProject()

/** For `npm run conformance:lake -- --record`. */
const isRecorded = process.env.CONFORMANCE_RECORD === '1'

/** The only origin of pages that the lakes admit. */
export const studioOrigin = 'http://localhost:3333'

/** Shared by the lakes of a test file, because starting it takes as long as many tests. */
const queryThread = createQueryThread()

/** The dataset of `client`, for paths. */
export const dataset = hosted?.dataset ?? 'production'

/**
 * Tests of the lake, each with its own lake. Tests without the tag `local` also hold for the hosted service:
 * `npm run conformance:lake` runs them there, each in the emptied dataset.
 */
export const test = base.extend<Fixtures>({
  directory: async ({ task: _ }, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'lake-'))
    await use(directory)
    await rm(directory, { recursive: true })
  },
  lake: async ({ directory }, use) => {
    const lake = await startLake({ directory, port: 0, origins: [studioOrigin], queryThread })
    await use(lake)
    await lake.close()
  },
  connection: hosted
    ? async ({ task: _ }, use) => use(await openHosted(hosted))
    : async ({ lake, task }, use) => {
        if (!isRecorded) return use(openLocal(lake.address))
        task.meta.exchanges = []
        const recorder = await recordExchanges(lake.address, task.meta.exchanges)
        await use(openLocal(recorder.address))
        await recorder.close()
      },
  client: async ({ connection }, use) => use(connection.client),
  request: async ({ connection }, use) => use(connection.request),
})

function openLocal(address: string): Connection {
  return { client: connect(address), request: (path, init) => fetch(address + path, init) }
}

async function openHosted(project: HostedProject): Promise<Connection> {
  const client = connectToHosted(project)
  // Documents below `_.` belong to the service.
  await client.delete({ query: '*[!(_id in path("_.**"))]' })
  const address = `https://${project.projectId}.api.sanity.io`
  const headers = { Authorization: `Bearer ${project.token}` }
  return { client, request: (path, init) => fetch(address + path, { ...init, headers }) }
}
