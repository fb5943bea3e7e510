import { once } from 'node:events'
import { createServer } from 'node:http'
import { ports } from '../support/ports.ts'

/**
 * Serves the site with a policy that forbids all scripts, for browsers without a setting for that.
 * @returns its address, and a function that closes it
 */
export async function serveWithoutScripts() {
  const server = createServer(async ({ url = '/' }, response) => {
    const { status, headers, body } = await fetch(`http://localhost:${ports.site}${url}`)
    response.writeHead(status, {
      'Content-Type': headers.get('Content-Type') ?? '',
      'Content-Security-Policy': "script-src 'none'",
    })
    for await (const part of body ?? []) response.write(part)
    response.end()
  })
  server.listen(ports.withoutScripts, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://localhost:${ports.withoutScripts}`,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
