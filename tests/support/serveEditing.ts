import { notEqual } from 'node:assert/strict'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pRetry from 'p-retry'
import { seedIfEmpty } from '../../scripts/content/seed.ts'
import { localPublishableKey, readEnvironment } from '../../scripts/environment.ts'
import { keepSiteLive, serveLiveSite } from '../../scripts/publish/liveSite.ts'
import { lakeClient, startLocalLake } from '../../scripts/services/contentLake.ts'
import { startEditing } from '../../scripts/services/editing.ts'
import { readLiveBuild } from '../../shared/liveBuild.ts'
import { backendAddress } from './e2eBackend.ts'
import { editingPorts } from './ports.ts'
import { prepared } from './prepared.ts'

/**
 * Run by a worker of the editors' journeys (tests/e2e/studio/test.ts): serves a Studio, its preview and a
 * site that is rebuilt on publish, with the demo content. Tells its parent when they are there, and ends
 * with it.
 */
const directory = join('.local/e2e-editing', process.env.TEST_PARALLEL_INDEX ?? '0')
const begun = await prepared('editing', async (made) => {
  await using _ = await serve(made)
})
await rm(directory, { recursive: true, force: true })
await cp(begun, directory, { recursive: true })
const stack = await serve(directory)
process.once('disconnect', async () => {
  await stack.disposeAsync()
  process.exit()
})
process.send?.('ready')

/** Returns the id of the build that a site is of. */
async function buildAt(address: string): Promise<string | undefined> {
  return (await readLiveBuild(address))?.id
}

/** Serves what is in a directory, and fills an empty one first. */
async function serve(localData: string) {
  const environment = {
    ...readEnvironment(),
    usesLocalLake: true,
    LOCAL_DATA: localData,
    PORT: editingPorts.site,
    portIsGiven: true,
    LAKE_PORT: editingPorts.lake,
    STUDIO_PORT: editingPorts.studio,
    PREVIEW_PORT: editingPorts.preview,
    // That of the visitors' journeys, so that an enquiry of theirs is in the Studio.
    supabase: { url: backendAddress, key: localPublishableKey },
    SANITY_STUDIO_URL: `http://localhost:${editingPorts.studio}`,
  }
  const running = new AsyncDisposableStack()
  const lake = await startLocalLake(environment, running)
  const client = lakeClient(environment, lake)
  await seedIfEmpty(client)
  const address = await serveLiveSite(environment, running)
  const last = await buildAt(address)
  await keepSiteLive(environment, { client, address, running })
  // The Studio would say in the first journey that this build is live.
  await pRetry(async () => notEqual(await buildAt(address), last), {
    retries: 600,
    factor: 1,
    minTimeout: 100,
  })
  await startEditing(environment, { client, lake, running })
  return running
}
