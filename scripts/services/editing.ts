import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { Environment } from '../environment.ts'
import { buildPreview } from '../preview/build.ts'
import { startPreview } from '../preview/server.ts'
import { isServing } from './isServing.ts'
import { loadStandIns } from './loadStandIns.ts'

/** The Studio on this machine, with the preview that it shows. */
export type Editing = { address: string; close(): Promise<void> }

type Options = {
  client: SanityClient
  /** The address of the local Content Lake. */
  lake: string
  /** Whether the Studio follows changes of its code. */
  isDevelopment?: boolean
}

/**
 * Starts the Studio over the local Content Lake, and the preview of drafts beside it. One that
 * another command has started is used instead, and left running.
 * @throws Error where one of their ports is taken
 */
export async function startEditing(
  environment: Environment,
  { client, lake, isDevelopment = false }: Options,
): Promise<Editing> {
  const { LOCAL_DATA, PREVIEW_PORT, STUDIO_PORT, SANITY_STUDIO_URL } = environment
  if (STUDIO_PORT !== 0 && (await isServing(SANITY_STUDIO_URL, '<title>Sanity Studio</title>'))) {
    console.log(`A Studio is running already: ${SANITY_STUDIO_URL}`)
    return { address: SANITY_STUDIO_URL, close: async () => {} }
  }
  const directory = join(LOCAL_DATA, 'preview')
  const preview = await startPreview({
    directory,
    script: await buildPreview(resolve(directory), environment),
    port: PREVIEW_PORT,
    studioUrl: SANITY_STUDIO_URL,
    // The stand-in needs no token, but the check of the preview's secret refuses to run without.
    client: client.withConfig({ token: 'local' }),
    secret: randomBytes(32).toString('hex'),
  })
  try {
    const standIns = await loadStandIns()
    const { startStudio } = await (isDevelopment
      ? standIns.studioInDevelopment()
      : standIns.studio())
    const studio = await startStudio({
      source: 'studio',
      dependencies: ['shared', 'web', 'package-lock.json'],
      directory: join(LOCAL_DATA, 'studio'),
      port: STUDIO_PORT,
      variables: {
        SANITY_STUDIO_API_HOST: lake,
        SANITY_STUDIO_PREVIEW_URL: preview.address,
      },
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
