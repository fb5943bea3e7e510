import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { Environment } from '../environment.ts'
import { isServing } from '../http/server.ts'
import { bundlePreview } from '../preview/bundlePreview.ts'
import { startPreview } from '../preview/previewServer.ts'

type Options = {
  client: SanityClient
  lake: string
  isDevelopment?: boolean
  running: AsyncDisposableStack
}

/**
 * Starts the Studio on the local Content Lake, and its preview. If another command has started them, reuses them and
 * leaves them running.
 * @throws PortInUse
 */
export async function startEditing(
  environment: Environment,
  { client, lake, isDevelopment = false, running }: Options,
): Promise<string> {
  const { LOCAL_DATA, PREVIEW_PORT, STUDIO_PORT, SANITY_STUDIO_URL } = environment
  if (STUDIO_PORT !== 0 && (await isServing(SANITY_STUDIO_URL, '<title>Sanity Studio</title>'))) {
    console.log(`A Studio is running already: ${SANITY_STUDIO_URL}`)
    return SANITY_STUDIO_URL
  }
  const preview = await startPreview({
    bundle: await bundlePreview(environment),
    port: PREVIEW_PORT,
    studioUrl: SANITY_STUDIO_URL,
    // The stand-in needs no token, but `validatePreviewUrl` throws without one.
    client: client.withConfig({ token: 'local' }),
    secret: randomBytes(32).toString('hex'),
  })
  running.defer(preview.close)
  const { startStudio } = await (isDevelopment
    ? import('../studio/developmentStudio.ts')
    : import('../studio/builtStudio.ts'))
  const studio = await startStudio({
    directory: join(LOCAL_DATA, 'studio'),
    port: STUDIO_PORT,
    variables: {
      SANITY_STUDIO_API_HOST: lake,
      SANITY_STUDIO_PREVIEW_URL: preview.address,
      SANITY_STUDIO_SUPABASE_URL: environment.supabase?.url ?? '',
      SANITY_STUDIO_SUPABASE_PUBLISHABLE_KEY: environment.supabase?.key ?? '',
    },
  })
  running.defer(studio.close)
  console.log(`The preview of drafts, which the Studio opens: ${preview.address}`)
  return studio.address
}
