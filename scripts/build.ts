import { command } from './command.ts'
import { refreshSnapshot } from './content/refreshSnapshot.ts'
import { snapshotDirectory } from './content/snapshot.ts'
import { readEnvironment } from './environment.ts'
import { buildSite } from './site/build.ts'

await command(async () => {
  const environment = readEnvironment()
  await refreshSnapshot(environment)
  const documents = await buildSite(environment, { snapshot: snapshotDirectory, outDir: 'dist' })
  console.log(`Built dist/: ${documents} documents.`)
})
