import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand, untilStopped } from '../../scripts/runCommand.ts'
import { startDoubles } from './startDoubles.ts'

// Serves the doubles until it is stopped, to try `npm run launch` in a terminal: prints the variables for it.
await runCommand(async () => {
  await using running = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'doubles-'))
  running.defer(() => rm(directory, { recursive: true }))
  const { variables } = await startDoubles(directory, running)
  for (const [name, value] of Object.entries(variables)) console.log(`export ${name}='${value}'`)
  await untilStopped()
})
