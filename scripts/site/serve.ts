import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import { close } from '../http/listen.ts'

/** Modules and images are named by what is in them; all else may change with the next build. */
const immutable = /^\/(assets|images|content\/[0-9a-f]{12})\//

type Options = {
  directory: string
  port: number
  /** Whether another port will not do. */
  exactly?: boolean
}

/** A running server and the address a visitor opens. */
export type SiteServer = {
  address: string
  /** From the next request on another built site is served. */
  show(directory: string): void
  close(): Promise<void>
}

/**
 * Serves a built site as a static host does: `/a` answers with `a.html`, precompressed files
 * where the browser takes them, 404.html with status 404 for everything else. Loopback only.
 * @throws Error where the port is in use and no other one will do
 */
export async function serveSite({
  directory,
  port,
  exactly = false,
}: Options): Promise<SiteServer> {
  let shown = { directory, files: serveFiles(directory) }
  const server = createServer((request, response) => {
    const { directory, files } = shown
    files(request, response, async () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' })
      response.end(await readFile(join(directory, '404.html')))
    })
  })
  const taken = await listen(server, port, exactly)
  return {
    address: `http://localhost:${taken}`,
    show: (directory) => {
      shown = { directory, files: serveFiles(directory) }
    },
    close: () => close(server),
  }
}

function serveFiles(directory: string) {
  return sirv(directory, {
    // Files may be replaced while the server runs.
    dev: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      response.setHeader(
        'Cache-Control',
        immutable.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
}

async function listen(server: Server, port: number, exactly: boolean): Promise<number> {
  for (let offer = port; ; offer += 1) {
    const outcome = await tryPort(server, offer)
    if (outcome === 'listening') return (server.address() as AddressInfo).port
    if (exactly) throw new Error(`Port ${offer} is in use. Stop what uses it or set another PORT.`)
    console.log(`Port ${offer} is in use; trying ${offer + 1}.`)
  }
}

function tryPort(server: Server, port: number): Promise<'listening' | 'in use'> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('in use')
      else reject(error)
    }
    server.once('error', onError)
    server.listen(port, 'localhost', () => {
      server.off('error', onError)
      resolve('listening')
    })
  })
}
