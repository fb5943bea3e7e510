import { readEnvironment, requiredVariables } from '../environment.ts'
import { publishToHost } from '../publish/publisher.ts'
import { runCommand, untilStopped } from '../runCommand.ts'
import { lakeClient } from '../services/lakeClient.ts'

/** Publishes the site of a hosted project to its host, as `npm start` does on this machine. */
await runCommand(async () => {
  const environment = readEnvironment({ required: requiredVariables() })
  if (!environment.SANITY_WRITE_TOKEN)
    console.warn('Without SANITY_WRITE_TOKEN the Studio does not show what becomes of a publish.')
  await using running = new AsyncDisposableStack()
  await publishToHost(environment, { client: lakeClient(environment), running })
  console.log(`${environment.SITE_URL} follows what editors publish. Stop with Ctrl-C.`)
  await untilStopped()
})
