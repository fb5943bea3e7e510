import { command } from './command.ts'
import { refreshSnapshot } from './content/refreshSnapshot.ts'
import { type Snapshot, snapshotDirectory } from './content/snapshot.ts'
import { hostedNames, readEnvironment } from './environment.ts'
import { planBuild } from './hosting/buildHost.ts'
import { keepHeapSmall } from './process/smallHeap.ts'
import { recorded } from './publish/record.ts'
import { lakeClient } from './services/contentLake.ts'
import { buildSite } from './site/build.ts'
import { newBuildId } from './site/buildId.ts'

keepHeapSmall()
await command(
  async (flags) => {
    const { isHosted, deployment, isTheSite } = planBuild(flags, process.env)
    const environment = readEnvironment({
      required: isHosted ? hostedNames : [],
      deployment,
    })
    const build = async (id: string) => {
      const taken = Promise.withResolvers<Snapshot>()
      const take = async () => taken.resolve(await refreshSnapshot(environment))
      const order = { snapshot: snapshotDirectory, take, outDir: 'dist', id }
      const documents = await buildSite(environment, order)
      const lacks = [
        environment.usesLocalLake && 'content of the local stand-in',
        environment.usesLocalBackend && 'a form that writes to the local stand-in',
      ].filter(Boolean)
      console.log(`Built dist/: ${documents} documents${lacks.map((it) => `, ${it}`).join('')}.`)
      const { held, faults } = await taken.promise
      return { address: environment.SITE_URL, held, faults }
    }
    // Of other builds the Studio would say that they are on their way to the site.
    if (isTheSite && environment.SANITY_WRITE_TOKEN) await recorded(lakeClient(environment), build)
    else await build(newBuildId())
  },
  { production: { type: 'boolean' }, demo: { type: 'boolean' } },
)
