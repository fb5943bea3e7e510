import { once } from 'node:events'
import {
  createServer as createHttpServer,
  Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Server } from 'node:net'

/** A server that listens at `address` until it is closed. */
export type RunningServer = { address: string; close(): Promise<void> }

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/**
 * Creates an HTTP server that survives errors of its handler. It responds with 400 to a malformed URL, and
 * logs other errors and responds with 500.
 */
export function createServer(name: string, handle: Handler): HttpServer {
  return createHttpServer((request, response) => {
    // Without a listener, an error, such as after an early disconnection, would end the process.
    response.on('error', (error) => console.error(`${name}: ${error.message}`))
    Promise.try(handle, request, response).catch((error: unknown) => {
      const status = error instanceof URIError || isInvalidUrl(error) ? 400 : 500
      if (status === 500)
        console.error(`${name} could not answer ${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else
        response
          .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
          .end(status === 400 ? 'Bad request' : 'Internal server error: see the log.')
    })
  })
}

function isInvalidUrl(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL'
}

/** Joins leading slashes, because `//name/path` would be parsed as a path on another host. */
export function requestUrl({ url = '/' }: IncomingMessage): URL {
  return new URL(url.replace(/^\/+/, '/'), 'http://localhost')
}

/** Decodes the path once. @throws URIError if it is malformed */
export function requestPath(request: IncomingMessage): string {
  return decodeURIComponent(requestUrl(request).pathname)
}

/**
 * Starts a server, on loopback unless a host is given.
 * @param port 0 for any free port
 * @throws PortInUse
 */
export async function listen(server: Server, port: number, host = 'localhost'): Promise<string> {
  // Hosts keep idle connections this long. With Node's default of 5 s, a connection may close just when a busy client
  // reuses it.
  if (server instanceof HttpServer) server.keepAliveTimeout = 60_000
  await once(server.listen(port, host), 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new PortInUse(port) : error
  })
  server.on('error', (error) => console.error('A server failed:', error))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

export class PortInUse extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use: stop the process that uses it, or choose another port`)
    this.name = 'PortInUse'
  }
}

/** Closes a server and its connections, including keep-alive connections. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if (server instanceof HttpServer) server.closeAllConnections()
  })
}

/**
 * Returns whether a server at an address responds with a certain text. Commands use it to recognize their own servers.
 */
export async function isServing(address: string, text: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  return (await response?.text().catch(() => ''))?.includes(text) ?? false
}
