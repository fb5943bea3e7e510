import { command } from './command.ts'
import { refreshSnapshot } from './content/refreshSnapshot.ts'
import { snapshotDirectory } from './content/snapshot.ts'
import { readEnvironment } from './environment.ts'
import { startLocalLake } from './local/startLocalLake.ts'
import { buildSite } from './site/build.ts'
import { serveSite } from './site/serve.ts'

await command(async () => {
  const environment = readEnvironment()
  const lake = environment.usesLocalLake ? await startLocalLake(environment) : null
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
    if (lake) console.log(`The local Content Lake: ${lake.address}`)
    console.log('Stop with Ctrl-C.')
    await new Promise((resolve) => {
      process.once('SIGINT', resolve)
      process.once('SIGTERM', resolve)
    })
    await site.close()
  } finally {
    await lake?.close()
  }
})
