/** Draws the outlines of the maps' countries again, from the borders of the atlas. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawOutlines } from '../maps/drawOutlines.ts'
import { runCommand } from '../runCommand.ts'

await runCommand(async () => {
  const file = join(import.meta.dirname, '../../web/maps/outlines.json')
  await writeFile(file, `${JSON.stringify(drawOutlines(), null, 2)}\n`)
  console.log(`Wrote ${file}.`)
})
