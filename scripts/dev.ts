import { createServer, type ViteDevServer } from 'vite'
import { command, untilStopped } from './command.ts'
import { refreshSnapshot } from './content/refreshSnapshot.ts'
import { snapshotDirectory } from './content/snapshot.ts'
import { readEnvironment } from './environment.ts'
import { startStandIns } from './local/standIns.ts'
import { supabaseConstants } from './site/bundle.ts'
import { contentServer } from './site/contentServer.ts'

/** The site while its code is written: rendered on request, changes show at once. */
await command(async () => {
  const environment = readEnvironment()
  const standIns = await startStandIns(environment)
  let server: ViteDevServer | null = null
  try {
    console.log('Taking the snapshot of the content ...')
    await refreshSnapshot(environment)
    server = await createServer({
      appType: 'custom',
      server: { host: 'localhost', port: 5173 },
      // Its CommonJS form, which Node would take, has another default export.
      ssr: { noExternal: ['styled-components'] },
      define: supabaseConstants(environment.supabase),
      plugins: [contentServer(snapshotDirectory, environment.SITE_URL)],
    })
    await server.listen()
    server.printUrls()
    for (const [name, address] of standIns.addresses) console.log(`${name}: ${address}`)
    await untilStopped()
  } finally {
    await server?.close()
    await standIns.close()
  }
})
