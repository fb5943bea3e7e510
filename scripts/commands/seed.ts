import { seedContent } from '../content/seedContent.ts'
import { readEnvironment } from '../environment.ts'
import { runCommand } from '../runCommand.ts'
import { withContentLake } from '../services/lakeClient.ts'

await runCommand(
  async ({ reset }) => {
    const environment = readEnvironment()
    await withContentLake(environment, async (client) => {
      const count = await seedContent(client, { reset })
      const { projectId, dataset } = client.config()
      const place = environment.usesLocalLake
        ? 'the local Content Lake (no SANITY_PROJECT_ID)'
        : `the dataset ${dataset} of the project ${projectId}`
      console.log(
        `The demo content is in ${place}: ${count} documents${reset ? ', all reset' : ''}.`,
      )
    })
  },
  { reset: { type: 'boolean', default: false } },
)
