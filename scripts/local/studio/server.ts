import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { close, listen } from '../../http/listen.ts'
import { buildStudio } from './build.ts'
import { localPage, localPolicy } from './page.ts'
import type { RunningStudio, StudioOptions } from './studio.ts'

/**
 * Builds the real Sanity Studio, unless it is built already, and serves it on this machine.
 * @throws Error where the port is taken, or the Studio cannot be built
 */
export async function startStudio(options: StudioOptions): Promise<RunningStudio> {
  const built = await buildStudio(options)
  const page = localPage(await readFile(join(built, 'index.html'), 'utf8'))
  const files = sirv(built, { dev: true })
  const server = createServer((request, response) => {
    const sendPage = () => {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': localPolicy,
      })
      response.end(page)
    }
    // Every address that is no file is one of the Studio's own routes.
    if (request.url === '/' || request.url === '/index.html') sendPage()
    else files(request, response, sendPage)
  })
  const address = await listen(server, options.port)
  return { address, close: () => close(server) }
}
