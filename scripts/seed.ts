import { command } from './command.ts'
import { seedContent } from './content/seed.ts'
import { readEnvironment } from './environment.ts'
import { withContentLake } from './services/contentLake.ts'

await command(
  async ({ reset }) => {
    await withContentLake(readEnvironment(), async (client) => {
      const count = await seedContent(client, { reset })
      console.log(`The demo content is in place: ${count} documents${reset ? ', all reset' : ''}.`)
    })
  },
  { reset: { type: 'boolean', default: false } },
)
