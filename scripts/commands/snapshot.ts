import { command } from '../command.ts'
import { readEnvironment } from '../environment.ts'
import { refreshSnapshot } from '../services/refreshSnapshot.ts'

await command(async () => {
  await refreshSnapshot(readEnvironment())
})
