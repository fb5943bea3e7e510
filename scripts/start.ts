import { command, untilStopped } from './command.ts'
import { seedIfEmpty } from './content/seed.ts'
import { readEnvironment } from './environment.ts'
import { startLiveSite } from './publish/liveSite.ts'
import { openReleases } from './publish/releases.ts'
import { lakeClient } from './services/contentLake.ts'
import { startEditing } from './services/editing.ts'
import { startStandIns } from './services/standIns.ts'

/** Runs the whole product on this machine: the site as visitors see it, and its services. */
await command(async () => {
  const environment = readEnvironment()
  const closers: (() => Promise<void>)[] = []
  try {
    // First of all, so that visitors wait for nothing else.
    const releases = await openReleases(environment)
    closers.push(releases.close)
    console.log('Starting the stand-ins for hosted services, and the site ...')
    const standIns = await startStandIns(environment)
    closers.push(standIns.close)
    const client = lakeClient(environment, standIns.lake)
    if (environment.usesLocalLake) await seedIfEmpty(client)
    const site = await startLiveSite({ environment, releases, client })
    closers.push(site.close)
    console.log(`\nThe site: ${site.address}`)
    for (const [name, address] of standIns.addresses) console.log(`${name}: ${address}`)
    if (standIns.lake) {
      const editing = await startEditing(environment, { client, lake: standIns.lake })
      closers.push(editing.close)
      console.log(`The Studio: ${editing.address}`)
    }
    for (const warning of standIns.warnings) console.warn(warning)
    console.log('Stop with Ctrl-C.')
    await untilStopped()
  } finally {
    for (const close of closers.reverse()) await close()
  }
})
