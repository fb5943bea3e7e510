import { packStandIns } from '../packing/packStandIns.ts'
import { runCommand } from '../runCommand.ts'

const directory = '.local/packages'

await runCommand(async () => {
  for (const file of await packStandIns(directory)) console.log(`${directory}/${file}`)
})
