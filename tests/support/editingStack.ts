import { notEqual } from 'node:assert/strict'
import pRetry from 'p-retry'
import { seedIfEmpty } from '../../scripts/content/seedContent.ts'
import { localPublishableKey, readEnvironment } from '../../scripts/environment.ts'
import { publishContinuously, serveLiveSite } from '../../scripts/publish/liveSite.ts'
import { lakeClient, startLocalLake } from '../../scripts/services/lakeClient.ts'
import { startEditing } from '../../scripts/services/startEditing.ts'
import { readLiveBuild } from '../../shared/publishing/liveBuild.ts'
import { supabaseAddress } from './e2eSupabase.ts'
import { editingPorts } from './ports.ts'
import { prepared } from './prepared.ts'

/** Builds the Studio and the site with the demo content, with which every worker begins. */
export const prepareEditing = () =>
  prepared('editing', async (made) => {
    await using _ = await serveEditing(made)
  })

/** Returns the id of a site's build. */
async function buildAt(address: string): Promise<string | undefined> {
  return (await readLiveBuild(address))?.id
}

/**
 * Serves a Studio, its preview and a site that is rebuilt on publish, from the data in a directory. An
 * empty directory is filled with the demo content first.
 */
export async function serveEditing(localData: string) {
  const environment = {
    ...readEnvironment(),
    usesLocalLake: true,
    LOCAL_DATA: localData,
    PORT: editingPorts.site,
    portIsGiven: true,
    LAKE_PORT: editingPorts.lake,
    STUDIO_PORT: editingPorts.studio,
    PREVIEW_PORT: editingPorts.preview,
    // The Supabase of the visitors' journeys, so that the Studio shows their enquiries.
    supabase: { url: supabaseAddress, key: localPublishableKey },
    SANITY_STUDIO_URL: `http://localhost:${editingPorts.studio}`,
  }
  const running = new AsyncDisposableStack()
  const lake = await startLocalLake(environment, running)
  const client = lakeClient(environment, lake)
  await seedIfEmpty(client)
  const address = await serveLiveSite(environment, running)
  const last = await buildAt(address)
  await publishContinuously(environment, { client, writer: client, address, running })
  // Otherwise the Studio would announce this build in the first journey.
  await pRetry(async () => notEqual(await buildAt(address), last), {
    retries: 600,
    factor: 1,
    minTimeout: 100,
  })
  await startEditing(environment, { client, lake, running })
  return running
}
