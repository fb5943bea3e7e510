import { runCommand } from '../command.ts'
import { readEnvironment } from '../environment.ts'
import { refreshSnapshot } from '../services/refreshSnapshot.ts'

await runCommand(async () => {
  await refreshSnapshot(readEnvironment())
})
