import { command } from './command.ts'
import { hostedNames, readEnvironment } from './environment.ts'
import { planBuild } from './hosting/buildHost.ts'

await command(
  async (flags) => {
    const { isHosted, deployment, isTheSite } = planBuild(flags, process.env)
    const environment = readEnvironment({
      required: isHosted ? hostedNames : [],
      deployment,
    })
    // Loaded here, so that invalid settings are reported at once.
    const { buildOnce } = await import('./publish/buildOnce.ts')
    await buildOnce(environment, { isTheSite })
  },
  { production: { type: 'boolean' }, demo: { type: 'boolean' } },
)
