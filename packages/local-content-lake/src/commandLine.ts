import { parseArgs } from 'node:util'
import { startLake } from './startLake.ts'

const usage = `Usage: local-content-lake [--directory .content-lake] [--port 3334] [--origin http://localhost:3333]...

Serves a local Content Lake until it is stopped. An --origin is a page that may send requests, such as a Studio.`

try {
  const { values } = parseArgs({
    options: {
      directory: { type: 'string', default: '.content-lake' },
      port: { type: 'string', default: '3334' },
      origin: { type: 'string', multiple: true, default: ['http://localhost:3333'] },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) console.log(usage)
  else {
    const { directory, port, origin: origins } = values
    const lake = await startLake({ directory, port: Number(port), origins })
    console.log(`The local Content Lake: ${lake.address}`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, lake.close)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exitCode = 1
}
