import type { Environment } from '../environment.ts'
import { withContentLake } from '../services/contentLake.ts'
import { seedIfEmpty } from './seed.ts'
import { snapshotDirectory, takeSnapshot } from './snapshot.ts'

/** Takes the snapshot of this run's Content Lake and says what is in it. An empty stand-in is
 * filled with the demo content first. */
export async function refreshSnapshot(environment: Environment): Promise<void> {
  await withContentLake(environment, async (client) => {
    if (environment.usesLocalLake) await seedIfEmpty(client)
    const summary = await takeSnapshot(client, {
      directory: snapshotDirectory,
      studioUrl: environment.SANITY_STUDIO_URL,
    })
    console.log(`Snapshot: ${summary.join('\n  ')}`)
  })
}
