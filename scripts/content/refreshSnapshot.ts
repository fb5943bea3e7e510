import type { Environment } from '../environment.ts'
import { withContentLake } from '../services/contentLake.ts'
import { seedIfEmpty } from './seed.ts'
import { snapshotDirectory, takeSnapshot } from './snapshot.ts'

/** Takes a snapshot of the Content Lake and prints its summary. Seeds an empty stand-in first. */
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
