import { seedIfEmpty } from '../content/seedContent.ts'
import { readEnvironment } from '../environment.ts'
import { publishContinuously, serveLiveSite } from '../publish/liveSite.ts'
import { runCommand, untilStopped } from '../runCommand.ts'
import { chooseServicePorts } from '../services/servicePorts.ts'
import { startStandIns } from '../services/standIns.ts'

/** Runs the whole product on this machine: the site as visitors see it, and its services. */
await runCommand(async () => {
  await using running = new AsyncDisposableStack()
  const environment = await chooseServicePorts(readEnvironment(), running)
  // The site starts first, so that it is up as early as possible.
  const address = await serveLiveSite(environment, running)
  console.log('Starting the stand-ins for hosted services, and the site ...')
  const { client, planMailer: mailer, startStudio } = await startStandIns(environment, running)
  if (environment.usesLocalLake) await seedIfEmpty(client)
  // Visitors of a hosted project do not see builds on this machine.
  const writer = environment.usesLocalLake ? client : null
  await publishContinuously(environment, { client, writer, address, running, mailer })
  console.log(`\nThe site: ${address}`)
  await startStudio()
  console.log('Stop with Ctrl-C.')
  await untilStopped({ limitMs: 4000 })
})
