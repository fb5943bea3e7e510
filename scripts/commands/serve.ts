import { existsSync } from 'node:fs'
import { serveSite } from '../build/serving/serveSite.ts'
import { readEnvironment } from '../environment.ts'
import { runCommand, untilStopped } from '../runCommand.ts'

await runCommand(async () => {
  if (!existsSync('dist/index.html'))
    throw new Error('There is no built site in dist/: run `npm run build` first.')
  const { PORT, portIsGiven } = readEnvironment()
  const server = await serveSite({ directory: 'dist', port: PORT, exactly: portIsGiven })
  console.log(`The built site: ${server.address}\nStop with Ctrl-C.`)
  await untilStopped()
  await server.close()
})
