import { isUnfinished, missingSettings } from '../../shared/content/beforeLaunch.ts'
import { createSiteBuilder, newBuildId } from '../build/siteBuilder.ts'
import { readEnvironment, requiredVariables } from '../environment.ts'
import { chooseBuildMode } from '../hosting/buildMode.ts'
import { recordBuild } from '../publish/buildRecorder.ts'
import { runCommand } from '../runCommand.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { refreshSnapshot } from '../services/refreshSnapshot.ts'

await runCommand(
  async (flags) => {
    const { isHosted, deployment, isPublic } = chooseBuildMode(flags, process.env)
    const environment = readEnvironment({
      ...(isHosted && { required: requiredVariables() }),
      deployment,
    })
    const build = async (id: string) => {
      const snapshot = await refreshSnapshot(environment)
      const { documents } = await (await createSiteBuilder(environment, 'dist'))(snapshot, id)
      const standIns = [
        environment.usesLocalLake && ', content of the local stand-in',
        environment.usesLocalSupabase && ', a form that writes to the local stand-in',
      ]
      console.log(`Built dist/: ${documents} documents${standIns.filter(Boolean).join('')}.`)
      if (isPublic) warnOfMissingSettings(snapshot.content.site)
      return { ...snapshot, address: environment.SITE_URL }
    }
    // Only public builds are recorded, because the Studio announces a recorded build as being deployed.
    if (isPublic && environment.SANITY_WRITE_TOKEN)
      await recordBuild(lakeClient(environment), build)
    else await build(newBuildId())
  },
  { production: { type: 'boolean' }, demo: { type: 'boolean' } },
)

function warnOfMissingSettings(site: Parameters<typeof missingSettings>[0]) {
  const missing = missingSettings(site)
  if (missing.length === 0) return
  const unlisted = isUnfinished(site) ? ', and search engines do not list the site' : ''
  console.warn(
    `The company has yet to supply site settings: ${missing.join(', ')}. Until then pages leave out the legal ones and show examples of the others${unlisted}. docs/before-launch.md has the list of what the company supplies.`,
  )
}
