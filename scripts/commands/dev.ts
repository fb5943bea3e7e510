import { startDevelopmentServer } from '../build/serving/developmentServer.ts'
import { snapshotDirectory } from '../content/contentSnapshot.ts'
import { readEnvironment } from '../environment.ts'
import { watchPublications } from '../publish/watchPublications.ts'
import { runCommand, untilStopped } from '../runCommand.ts'
import { refreshSnapshot } from '../services/refreshSnapshot.ts'
import { chooseServicePorts } from '../services/servicePorts.ts'
import { startStandIns } from '../services/standIns.ts'

/** Runs the site with Vite's development server, which renders pages on request. */
await runCommand(async () => {
  await using running = new AsyncDisposableStack()
  const environment = await chooseServicePorts(readEnvironment(), running)
  const { client, startStudio } = await startStandIns(environment, running)
  console.log('Taking a snapshot of the content ...')
  await refreshSnapshot(environment)
  // The catalogue of the tests helps during development. No other command loads tests.
  const { catalogueServer } = await import('../../tests/catalogue/catalogueServer.ts')
  const { pseudoCode, pseudoLanguage } = await import('../../tests/support/pseudoLanguage.ts')
  const server = await startDevelopmentServer(environment, {
    snapshot: snapshotDirectory,
    port: 5173,
    plugins: [catalogueServer(), pseudoLanguage()],
  })
  running.defer(() => server.close())
  server.printUrls()
  console.log(`With marked texts, to find those that cannot be translated: /${pseudoCode}`)

  const watch = watchPublications(client, async () => {
    await refreshSnapshot(environment)
      .then(() => server.ws.send({ type: 'full-reload' }))
      .catch((error: Error) => console.error(error.message))
  })
  running.defer(watch.stop)
  await startStudio({ isDevelopment: true })
  await untilStopped({ limitMs: 4000 })
})
