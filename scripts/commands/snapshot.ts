import { readEnvironment } from '../environment.ts'
import { runCommand } from '../runCommand.ts'
import { refreshSnapshot } from '../services/refreshSnapshot.ts'

await runCommand(async () => {
  await refreshSnapshot(readEnvironment())
})
