import { catalogueServer } from '../tests/catalogue/server.ts'
import { pseudoCode, pseudoLanguage } from '../tests/support/pseudoLanguage.ts'
import { command, untilStopped } from './command.ts'
import { refreshSnapshot } from './content/refreshSnapshot.ts'
import { snapshotDirectory } from './content/snapshot.ts'
import { readEnvironment } from './environment.ts'
import { watchPublications } from './publish/watch.ts'
import { lakeClient } from './services/contentLake.ts'
import { startEditing } from './services/editing.ts'
import { startStandIns } from './services/standIns.ts'
import { startDevelopmentServer } from './site/developmentServer.ts'

/** Runs the site with Vite's development server, which renders pages on request. */
await command(async () => {
  const environment = readEnvironment()
  const standIns = await startStandIns(environment)
  const closers = [standIns.close]
  try {
    console.log('Taking a snapshot of the content ...')
    await refreshSnapshot(environment)
    const server = await startDevelopmentServer(environment, {
      snapshot: snapshotDirectory,
      port: 5173,
      plugins: [catalogueServer(), pseudoLanguage()],
    })
    closers.push(() => server.close())
    server.printUrls()
    console.log(`With marked texts, to find those that cannot be translated: /${pseudoCode}`)

    const client = lakeClient(environment, standIns.lake)
    const watch = watchPublications(client, async () => {
      await refreshSnapshot(environment)
        .then(() => server.ws.send({ type: 'full-reload' }))
        .catch((error: Error) => console.error(error.message))
    })
    closers.push(watch.stop)
    for (const [name, address] of standIns.addresses) console.log(`${name}: ${address}`)
    if (standIns.lake) {
      const editing = await startEditing(environment, {
        client,
        lake: standIns.lake,
        isDevelopment: true,
      })
      closers.push(editing.close)
      console.log(`The Studio: ${editing.address}`)
    }
    for (const warning of standIns.warnings) console.warn(warning)
    await untilStopped()
  } finally {
    for (const close of closers.reverse()) await close()
  }
})
