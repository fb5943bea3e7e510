import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { close, listen } from '../../http/listen.ts'
import { buildStudio } from './build.ts'
import { localPage, localPolicy } from './page.ts'

export type StudioOptions = {
  /** Where built Studios are kept. */
  directory: string
  port: number
  /** The addresses of the Content Lake and of the preview. */
  lake: string
  preview: string
}

/** A Studio that answers at `address` until it is closed. */
export type RunningStudio = { address: string; close(): Promise<void> }

/**
 * Serves the real Sanity Studio on this machine, over the local Content Lake.
 * @throws Error where the port is taken, or the Studio cannot be built
 */
export async function startStudio({
  directory,
  port,
  lake,
  preview,
}: StudioOptions): Promise<RunningStudio> {
  const built = await buildStudio(directory, {
    SANITY_STUDIO_API_HOST: lake,
    SANITY_STUDIO_PREVIEW_URL: preview,
  })
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
    // Every address that is no file is one of the Studio's own.
    if (request.url === '/' || request.url === '/index.html') sendPage()
    else files(request, response, sendPage)
  })
  const address = await listen(server, port)
  return { address, close: () => close(server) }
}
