import { command } from './command.ts'
import { refreshSnapshot } from './content/refreshSnapshot.ts'
import { snapshotDirectory } from './content/snapshot.ts'
import { readEnvironment } from './environment.ts'
import { recorded } from './publish/record.ts'
import { lakeClient } from './services/contentLake.ts'
import { buildSite } from './site/build.ts'

await command(async () => {
  const environment = readEnvironment()
  const build = async () => {
    await refreshSnapshot(environment)
    const documents = await buildSite(environment, { snapshot: snapshotDirectory, outDir: 'dist' })
    console.log(`Built dist/: ${documents} documents.`)
    return environment.SITE_URL
  }
  // The hosted Studio shows the outcome, if the build has a token to record it.
  if (environment.mayRecord && !environment.usesLocalLake)
    await recorded(lakeClient(environment), [], build)
  else await build()
})
