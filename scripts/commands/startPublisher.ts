import { readEnvironment, requiredVariables } from '../environment.ts'
import { publishToHost } from '../publish/publisher.ts'
import { runCommand, untilStopped } from '../runCommand.ts'
import { lakeClient, readingClient } from '../services/lakeClient.ts'

/** Publishes the site of a hosted project to its host, as `npm start` does on this machine. */
await runCommand(async () => {
  const environment = readEnvironment({ required: requiredVariables() })
  const writer = environment.SANITY_WRITE_TOKEN ? lakeClient(environment) : null
  if (writer === null)
    console.warn('Without SANITY_WRITE_TOKEN the Studio does not show what becomes of a publish.')
  await using running = new AsyncDisposableStack()
  const client = await readingClient(environment)
  await publishToHost(environment, { client, writer, running })
  console.log(`${environment.SITE_URL} follows what editors publish. Stop with Ctrl-C.`)
  await untilStopped()
})
