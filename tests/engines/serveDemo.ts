import { fork } from 'node:child_process'
import { once } from 'node:events'
import pRetry from 'p-retry'
import { ports } from '../support/ports.ts'

/** Builds and serves the demo site for the journeys, like for those in Chromium. */
export default async function serve() {
  const server = fork('tests/support/serveDemo.ts', { execArgv: [] })
  await pRetry(() => fetch(`http://localhost:${ports.site}/`), {
    retries: 600,
    factor: 1,
    minTimeout: 200,
  })
  return async () => {
    server.kill()
    await once(server, 'exit')
  }
}
