import { z } from 'zod'
import { readEnvironment } from '../environment.ts'
import { lakeClient } from '../services/lakeClient.ts'
import { done, missing, type Part, type Step } from './step.ts'
import { runTool } from './tools.ts'

const newToken = z.object({ token: z.string() })

/**
 * Returns the step that creates a token of the project and stores it, because Sanity shows it only once. A refused
 * token is replaced.
 */
export function tokenStep(part: Part, name: string, setting: string, role: string): Step {
  return {
    part,
    name,
    check: async (settings) => {
      settings.get('SANITY_PROJECT_ID')
      const token = settings.find(setting)
      if (token === undefined) return missing('not made')
      const client = lakeClient(readEnvironment()).withConfig({ token })
      return client.users.getById('me').then(
        () => done('is accepted'),
        (error: Error) => {
          if (/401|unauthori|session not found/i.test(error.message)) return missing('is refused')
          throw error
        },
      )
    },
    run: async (settings) => {
      settings.get('SANITY_PROJECT_ID')
      const label = `launch: ${setting}`
      const output = await runTool('sanity', [
        'tokens',
        'create',
        label,
        '--role',
        role,
        '--yes',
        '--json',
      ])
      await settings.store({ [setting]: newToken.parse(JSON.parse(output)).token })
    },
  }
}
