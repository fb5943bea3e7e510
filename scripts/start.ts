import { command, untilStopped } from './command.ts'
import { seedIfEmpty } from './content/seed.ts'
import { readEnvironment } from './environment.ts'
import { startLiveSite } from './publish/liveSite.ts'
import { lakeClient } from './services/contentLake.ts'
import { startEditing } from './services/editing.ts'
import { startStandIns } from './services/standIns.ts'

/** Runs the whole product on this machine: the built site, the stand-ins and the Studio. */
await command(async () => {
  const environment = readEnvironment()
  console.log('Starting the stand-ins for hosted services, and the site ...')
  const standIns = await startStandIns(environment)
  const closers = [standIns.close]
  try {
    const client = lakeClient(environment, standIns.lake)
    if (environment.usesLocalLake) await seedIfEmpty(client)
    const site = await startLiveSite({ environment, client, lake: standIns.lake })
    closers.push(site.close)
    console.log(`\nThe site: ${site.address}`)
    for (const [name, address] of standIns.addresses) console.log(`${name}: ${address}`)
    if (standIns.lake) {
      const editing = await startEditing(environment, { client, lake: standIns.lake })
      closers.push(editing.close)
      console.log(`The Studio: ${editing.address}`)
    }
    console.log('Stop with Ctrl-C.')
    await untilStopped()
  } finally {
    for (const close of closers.reverse()) await close()
  }
})
