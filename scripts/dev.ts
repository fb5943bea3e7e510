import { createServer, type ViteDevServer } from 'vite'
import { command } from './command.ts'
import { refreshSnapshot } from './content/refreshSnapshot.ts'
import { snapshotDirectory } from './content/snapshot.ts'
import { readEnvironment } from './environment.ts'
import { startLocalLake } from './local/startLocalLake.ts'
import { contentServer } from './site/contentServer.ts'

/** The site while its code is written: rendered on request, changes show at once. */
await command(async () => {
  const environment = readEnvironment()
  const lake = environment.usesLocalLake ? await startLocalLake(environment) : null
  let server: ViteDevServer | null = null
  try {
    console.log('Taking the snapshot of the content ...')
    await refreshSnapshot(environment)
    server = await createServer({
      appType: 'custom',
      server: { host: 'localhost', port: 5173 },
      // Its CommonJS form, which Node would take, has another default export.
      ssr: { noExternal: ['styled-components'] },
      plugins: [contentServer(snapshotDirectory, environment.SITE_URL)],
    })
    await server.listen()
    server.printUrls()
    await new Promise((resolve) => {
      process.once('SIGINT', resolve)
      process.once('SIGTERM', resolve)
    })
  } finally {
    await server?.close()
    await lake?.close()
  }
})
