import { command } from './command.ts'
import { refreshSnapshot } from './content/refreshSnapshot.ts'
import { readEnvironment } from './environment.ts'

await command(async () => {
  await refreshSnapshot(readEnvironment())
})
