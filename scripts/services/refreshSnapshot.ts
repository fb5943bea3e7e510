import type { SanityClient } from '@sanity/client'
import { snapshotDirectory, takeSnapshot } from '../content/contentSnapshot.ts'
import { seedIfEmpty } from '../content/seedContent.ts'
import type { Environment } from '../environment.ts'
import { withContentLake } from './lakeClient.ts'

/** Takes a snapshot of the Content Lake and prints its summary. Seeds an empty stand-in first. */
export async function refreshSnapshot(environment: Environment) {
  const take = async (client: SanityClient) => {
    if (environment.usesLocalLake) await seedIfEmpty(client)
    const { SANITY_STUDIO_URL: studioUrl } = environment
    const snapshot = await takeSnapshot(client, { directory: snapshotDirectory, studioUrl })
    console.log(`Snapshot: ${snapshot.summary().join('\n  ')}`)
    return snapshot
  }
  return withContentLake(environment, take, { readsOnly: true })
}
