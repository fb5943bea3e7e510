import { command, untilStopped } from './command.ts'
import { refreshSnapshot } from './content/refreshSnapshot.ts'
import { snapshotDirectory } from './content/snapshot.ts'
import { readEnvironment } from './environment.ts'
import { startStandIns } from './local/standIns.ts'
import { buildSite } from './site/build.ts'
import { serveSite } from './site/serve.ts'

await command(async () => {
  const environment = readEnvironment()
  console.log('Starting what stands in for hosted services ...')
  const standIns = await startStandIns(environment)
  try {
    console.log('Taking the snapshot of the content ...')
    await refreshSnapshot(environment)
    console.log('Building the site ...')
    await buildSite(environment, { snapshot: snapshotDirectory, outDir: 'dist' })
    const site = await serveSite({
      directory: 'dist',
      port: environment.PORT,
      exactly: environment.portIsGiven,
    })
    console.log(`\nThe site: ${site.address}`)
    for (const [name, address] of standIns.addresses) console.log(`${name}: ${address}`)
    console.log('Stop with Ctrl-C.')
    await untilStopped()
    await site.close()
  } finally {
    await standIns.close()
  }
})
