import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createSiteBuilder } from '../../scripts/build/siteBuilder.ts'
import { takeSnapshot } from '../../scripts/content/contentSnapshot.ts'
import { seedContent } from '../../scripts/content/seedContent.ts'
import { localPublishableKey, readEnvironment } from '../../scripts/environment.ts'
import { withContentLake } from '../../scripts/services/lakeClient.ts'
import { supabaseAddress } from './e2eSupabase.ts'
import { ports } from './ports.ts'
import { prepared } from './prepared.ts'

/**
 * Builds the site from the demo content as `npm run build` does, with a Content Lake of its own.
 * @returns the directory of the built site
 */
export async function buildDemo(directory: string): Promise<string> {
  await rm(directory, { recursive: true, force: true })
  const environment = {
    ...readEnvironment(),
    usesLocalLake: true,
    LAKE_PORT: 0,
    supabase: { url: supabaseAddress, key: localPublishableKey },
    LOCAL_DATA: directory,
  }
  const snapshot = await withContentLake(environment, async (client) => {
    await seedContent(client)
    // Makes one translation missing, because journeys test the fallback to English.
    await client.patch('service-gmp').unset(['hero.text.fr']).commit()
    const { SANITY_STUDIO_URL: studioUrl } = environment
    return takeSnapshot(client, { directory: join(directory, 'snapshot'), studioUrl })
  })
  const outDir = join(directory, 'dist')
  const build = await createSiteBuilder(environment, outDir)
  await build(snapshot)
  return outDir
}

/** Builds the demo site that the visitors' journeys begin with; its pages contain the address of its Supabase. */
export const prepareDemo = () => prepared(`demo-${ports.supabase}`, buildDemo)
