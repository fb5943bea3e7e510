import { compareWithProject, type Difference, pull } from '../content/folderSync.ts'
import { readEnvironment } from '../environment.ts'
import { runCommand } from '../runCommand.ts'
import { withContentLake } from '../services/lakeClient.ts'

/**
 * Copies content from a project to a new folder (`-- pull content`), lists the differences between a folder
 * and a project (`-- diff content`), and writes them to the project (`-- push content --yes`).
 */
await runCommand(
  async ({ drafts, overwrite, yes }, [action = '', folder]) => {
    if (!['pull', 'push', 'diff'].includes(action) || folder === undefined)
      throw new Error('Usage: npm run content -- pull|diff|push <folder> [--drafts]')
    const environment = readEnvironment()
    await withContentLake(environment, async (client) => {
      const { projectId, dataset } = client.config()
      const place = `the dataset ${dataset} of the project ${projectId}`
      if (action === 'pull') {
        // Without a token, the query would silently return no drafts.
        if (drafts && !environment.usesLocalLake && !client.config().token)
          throw new Error('Only a token can read drafts: set SANITY_READ_TOKEN.')
        const count = await pull(client, { folder, drafts })
        return console.log(`Pulled ${place}: ${count} documents.`)
      }
      const { differences, push } = await compareWithProject(client, { folder, drafts })
      for (const difference of differences) console.log(toText(difference))
      if (differences.length === 0) return console.log(`${place} has all of ${folder}.`)
      if (action === 'diff') return
      if (!yes) throw new Error(`Nothing was written. With --yes, ${place} gets what is above.`)
      console.log(`Documents written: ${await push({ overwrite })}.`)
    })
  },
  {
    drafts: { type: 'boolean', default: false },
    overwrite: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
  { allowPositionals: true },
)

function toText({ kind, document: { _id, _type }, fields }: Difference): string {
  const lines = fields.flatMap(({ path, before, after }) => [
    `    ${path}`,
    ...(before === undefined ? [] : [`    - ${before}`]),
    ...(after === undefined ? [] : [`    + ${after}`]),
  ])
  return [`${kind}: ${_id} (${_type})`, ...lines].join('\n')
}
