import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { getResponse, type RequestHandler } from 'msw'

/** A local server with msw handlers. */
export type FaultyHost = { address: string; close(): void }

/**
 * Starts a server with msw handlers, for callers that msw cannot intercept: other processes, and the Sanity
 * client with its own HTTP stack.
 */
export async function startFaultyHost(handlers: RequestHandler[]): Promise<FaultyHost> {
  const server = createServer(async (incoming, outgoing) => {
    const response = await getResponse(handlers, await toRequest(incoming))
    outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []))
    // A stream goes on until one side ends it, which the other one notices by itself.
    pipeline(Readable.from(response?.body ?? []), outgoing, () => {})
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

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const body = ['GET', 'HEAD'].includes(method) ? null : new Uint8Array(await buffer(incoming))
  const passed = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new Request(new URL(url, 'http://localhost'), { method, headers: passed, body })
}
