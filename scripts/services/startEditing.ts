import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { Environment } from '../environment.ts'
import { startStudio } from '../local/studio/server.ts'
import { buildPreview } from '../preview/build.ts'
import { startPreview } from '../preview/server.ts'

/** The Studio and the preview that it shows. */
export type Editing = { address: string; close(): Promise<void> }

/**
 * Starts the Studio over the local Content Lake, and the preview of drafts beside it. One that
 * another command has started is used as it is, and left running.
 * @throws Error where one of their ports is taken
 */
export async function startEditing(
  environment: Environment,
  client: SanityClient,
  lake: string,
): Promise<Editing> {
  const { LOCAL_DATA, PREVIEW_PORT, STUDIO_PORT, SANITY_STUDIO_URL, supabase } = environment
  if (STUDIO_PORT !== 0 && (await isRunning(SANITY_STUDIO_URL))) {
    console.log(`A Studio is running already: ${SANITY_STUDIO_URL}`)
    return { address: SANITY_STUDIO_URL, close: async () => {} }
  }
  const directory = join(LOCAL_DATA, 'preview')
  const preview = await startPreview({
    directory,
    script: await buildPreview(resolve(directory), supabase),
    port: PREVIEW_PORT,
    studioUrl: SANITY_STUDIO_URL,
    // The stand-in asks for no token, Sanity's check of the preview's secret does.
    client: client.withConfig({ token: 'local' }),
    secret: randomBytes(32).toString('hex'),
  })
  try {
    const studio = await startStudio({
      directory: join(LOCAL_DATA, 'studio'),
      port: STUDIO_PORT,
      lake,
      preview: preview.address,
    })
    return {
      address: studio.address,
      close: async () => {
        await studio.close()
        await preview.close()
      },
    }
  } catch (error) {
    await preview.close()
    throw error
  }
}

async function isRunning(address: string): Promise<boolean> {
  try {
    return (await (await fetch(address)).text()).includes('<title>Sanity Studio</title>')
  } catch {
    return false
  }
}
