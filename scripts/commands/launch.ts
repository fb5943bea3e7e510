import { EnvFile } from '../launch/envFile.ts'
import { terminal } from '../launch/prompts.ts'
import { reportLaunch } from '../launch/reportLaunch.ts'
import { runSteps } from '../launch/runSteps.ts'
import { steps } from '../launch/steps.ts'
import { runCommand } from '../runCommand.ts'

/**
 * Sets up everything from an empty `.env` to a live site. `--change NAME` asks for a setting again, and then continues
 * with the steps that depend on it.
 */
await runCommand(
  async ({ change }) => {
    if (process.platform === 'win32')
      throw new Error('Run it in WSL: the command prompt would change what is said to the tools.')
    const settings = await new EnvFile().read()
    await reportLaunch(await runSteps(steps, { settings, prompts: terminal, change }), settings)
  },
  { change: { type: 'string' } },
)
