import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse, type RequestHandler } from 'msw'

/** A server on this machine that answers as msw handlers say. */
export type FaultyHost = { address: string; close(): void }

/**
 * Answers real requests with msw's handlers. The Sanity client brings an HTTP stack of its own,
 * which msw cannot intercept inside the process.
 */
export async function startFaultyHost(handlers: RequestHandler[]): Promise<FaultyHost> {
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    const response = await getResponse(handlers, new Request(url))
    outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []))
    outgoing.end(await response?.text())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
