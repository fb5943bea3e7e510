import { refreshSnapshot } from '../content/refreshSnapshot.ts'
import { type Snapshot, snapshotDirectory } from '../content/snapshot.ts'
import type { Environment } from '../environment.ts'
import { lakeClient } from '../services/contentLake.ts'
import { buildSite } from '../site/build.ts'
import { newBuildId } from '../site/buildId.ts'
import { recorded } from './record.ts'

/**
 * Builds the site into `dist/`.
 * @param options.isTheSite whether the build becomes what visitors see, so that the Studio has to hear of it
 */
export async function buildOnce(
  environment: Environment,
  { isTheSite }: { isTheSite: boolean },
): Promise<void> {
  const build = async (id: string) => {
    const taken = Promise.withResolvers<Snapshot>()
    const take = async () => taken.resolve(await refreshSnapshot(environment))
    const order = { snapshot: snapshotDirectory, take, outDir: 'dist', id }
    const documents = await buildSite(environment, order)
    const lacks = [
      environment.usesLocalLake && 'content of the local stand-in',
      environment.usesLocalBackend && 'a form that writes to the local stand-in',
    ].filter(Boolean)
    console.log(`Built dist/: ${documents} documents${lacks.map((it) => `, ${it}`).join('')}.`)
    const { held, faults } = await taken.promise
    return { address: environment.SITE_URL, held, faults }
  }
  // Of other builds the Studio would say that they are on their way to the site.
  if (isTheSite && environment.SANITY_WRITE_TOKEN) await recorded(lakeClient(environment), build)
  else await build(newBuildId())
}
