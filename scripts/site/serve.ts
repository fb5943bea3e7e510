import { sendFile } from '../http/files.ts'
import { close, listen, PortInUse } from '../http/listen.ts'
import { createServer } from '../http/server.ts'
import { siteHeaders } from './headers.ts'

type Options = {
  directory: string
  port: number
  /** Whether another port will not do. */
  exactly?: boolean
}

/** A server of a built site and the address that a visitor opens. */
export type SiteServer = {
  address: string
  /** Serves another built site from the next request on. */
  show(directory: string): void
  close(): Promise<void>
}

/**
 * Serves a built site as a static host does: `/a` answers with `a.html`, in a precompressed form
 * where the browser takes one, and unknown paths with 404.html and status 404. Loopback only.
 * @throws Error where the port is in use and no other one will do
 */
export async function serveSite(options: Options): Promise<SiteServer> {
  let { directory } = options
  const server = createServer('The site', async (request, response) => {
    const found = { extension: '.html', headers: siteHeaders }
    if (await sendFile(request, response, directory, found)) return
    const missing = { status: 404, headers: siteHeaders }
    if (await sendFile(request, response, directory, missing, '/404.html')) return
    response.writeHead(request.method === 'GET' ? 404 : 405, { Allow: 'GET, HEAD' }).end()
  })
  return {
    address: await listenNear(server, options),
    show: (next) => {
      directory = next
    },
    close: () => close(server),
  }
}

async function listenNear(
  server: ReturnType<typeof createServer>,
  { port, exactly = false }: Options,
): Promise<string> {
  for (let offer = port; ; offer += 1) {
    try {
      return await listen(server, offer)
    } catch (error) {
      if (exactly || !(error instanceof PortInUse)) throw error
      console.log(`Port ${offer} is in use; trying ${offer + 1}.`)
    }
  }
}
