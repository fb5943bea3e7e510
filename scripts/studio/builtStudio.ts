import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sendFile } from '../http/sendFile.ts'
import { close, createServer, listen, type RunningServer, requestPath } from '../http/server.ts'
import { buildStudio } from './buildStudio.ts'
import type { StudioOptions } from './sanityProcess.ts'
import { localPage, localPolicy } from './studioPage.ts'

/**
 * Builds the real Sanity Studio, unless it is built already, and serves it on this machine.
 * @throws Error if the port is in use, or the build fails
 */
export async function startStudio({ directory, ...options }: StudioOptions) {
  return serveStudio(await buildStudio(directory), options)
}

/** Serves a built Studio, with its variables in the page. @throws PortInUse */
export async function serveStudio(
  built: string,
  { port, variables }: Omit<StudioOptions, 'directory'>,
): Promise<RunningServer> {
  const page = localPage(await readFile(join(built, 'index.html'), 'utf8'), variables)
  const server = createServer('The Studio', async (request, response) => {
    const path = requestPath(request)
    // All other addresses are routes of the Studio.
    const isRoute = path === '/' || path === '/index.html'
    if (!isRoute && (await sendFile(request, response, built))) return
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': localPolicy,
      'X-Frame-Options': 'DENY',
    })
    response.end(page)
  })
  const address = await listen(server, port)
  return { address, close: () => close(server) }
}
