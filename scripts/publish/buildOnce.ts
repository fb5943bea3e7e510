import { refreshSnapshot } from '../content/refreshSnapshot.ts'
import type { Environment } from '../environment.ts'
import { lakeClient } from '../services/contentLake.ts'
import { buildSite, newBuildId } from '../site/build.ts'
import { withRecord } from './record.ts'

/**
 * Builds the site into `dist/`.
 * @param options.isTheSite whether visitors will see the build, so that it is recorded for the Studio
 */
export async function buildOnce(
  environment: Environment,
  { isTheSite }: { isTheSite: boolean },
): Promise<void> {
  const build = async (id: string) => {
    const snapshot = await refreshSnapshot(environment)
    const documents = await buildSite(environment, { snapshot, outDir: 'dist', id })
    const standIns = [
      environment.usesLocalLake && ', content of the local stand-in',
      environment.usesLocalBackend && ', a form that writes to the local stand-in',
    ]
    console.log(`Built dist/: ${documents} documents${standIns.filter(Boolean).join('')}.`)
    const { kept, issues } = snapshot
    return { address: environment.SITE_URL, kept, issues }
  }
  // The Studio would announce any other recorded build as on its way to the site.
  if (isTheSite && environment.SANITY_WRITE_TOKEN) await withRecord(lakeClient(environment), build)
  else await build(newBuildId())
}
