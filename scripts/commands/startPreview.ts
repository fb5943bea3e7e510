import { readEnvironment } from '../environment.ts'
import { bundlePreview } from '../preview/bundlePreview.ts'
import { startPreview } from '../preview/previewServer.ts'
import { runCommand, untilStopped } from '../runCommand.ts'
import { lakeClient } from '../services/lakeClient.ts'

await runCommand(async () => {
  const environment = readEnvironment()
  const { SANITY_READ_TOKEN, PREVIEW_SECRET, PREVIEW_HOST, PREVIEW_PORT } = environment
  // Only the Studio at SANITY_STUDIO_URL may frame the preview.
  const { SANITY_STUDIO_URL } = process.env
  if (environment.usesLocalLake || !SANITY_READ_TOKEN || !PREVIEW_SECRET || !SANITY_STUDIO_URL)
    throw new Error(
      'The preview of a hosted project needs SANITY_PROJECT_ID, SANITY_READ_TOKEN, SANITY_STUDIO_URL and PREVIEW_SECRET; for a local one, run `npm start`.',
    )
  // Hosts set PORT, and connect from another machine.
  const { PORT, portIsGiven } = environment
  const preview = await startPreview({
    bundle: await bundlePreview(environment),
    port: portIsGiven ? PORT : PREVIEW_PORT,
    host: PREVIEW_HOST ?? (portIsGiven ? '0.0.0.0' : undefined),
    studioUrl: SANITY_STUDIO_URL,
    client: lakeClient(environment).withConfig({ token: SANITY_READ_TOKEN }),
    secret: PREVIEW_SECRET,
  })
  console.log(`The preview: ${preview.address}`)
  await untilStopped()
  await preview.close()
})
