import { rm } from 'node:fs/promises'
import { seedContent } from '../../scripts/content/seed.ts'
import { localPublishableKey, readEnvironment } from '../../scripts/environment.ts'
import { startLiveSite } from '../../scripts/publish/liveSite.ts'
import { openReleases } from '../../scripts/publish/releases.ts'
import { lakeClient } from '../../scripts/services/contentLake.ts'
import { startEditing } from '../../scripts/services/editing.ts'
import { startLocalLake } from '../../scripts/services/localLake.ts'
import { backendAddress } from './e2eBackend.ts'
import { editingPorts } from './ports.ts'

/** Serves the Studio, its preview and a site that is rebuilt on publish, for the editors' journeys. */
const directory = '.local/e2e-editing'
await rm(`${directory}/lake`, { recursive: true, force: true })
await rm(`${directory}/releases`, { recursive: true, force: true })

const environment = {
  ...readEnvironment(),
  usesLocalLake: true,
  LOCAL_DATA: directory,
  PORT: editingPorts.site,
  portIsGiven: true,
  LAKE_PORT: editingPorts.lake,
  STUDIO_PORT: editingPorts.studio,
  PREVIEW_PORT: editingPorts.preview,
  // That of the visitors' journeys, so that an enquiry of theirs is in the Studio.
  supabase: { url: backendAddress, key: localPublishableKey },
  SANITY_STUDIO_URL: `http://localhost:${editingPorts.studio}`,
}
const lake = await startLocalLake(environment)
const client = lakeClient(environment, lake.address)
await seedContent(client)
await startLiveSite({
  environment,
  releases: await openReleases(environment),
  client,
  lake: lake.address,
})
await startEditing(environment, { client, lake: lake.address })
