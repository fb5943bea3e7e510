import { once } from 'node:events'
import { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

/** A server that listens at `address` until it is closed. */
export type RunningServer = { address: string; close(): Promise<void> }

export class PortInUse extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use: stop the process that uses it, or choose another port`)
    this.name = 'PortInUse'
  }
}

/**
 * Starts a server on loopback, and returns its address.
 * @param port 0 for any free port
 * @throws PortInUse
 */
export async function listen(server: Server, port: number): Promise<string> {
  // As on usual hosts. Node's default of 5 s may close a connection just when a busy client uses it again.
  if (server instanceof HttpServer) server.keepAliveTimeout = 60_000
  await once(server.listen(port, '127.0.0.1'), 'listening').catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? new PortInUse(port) : error
    },
  )
  server.on('error', (error) => console.error('A server failed:', error))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Closes a server and its connections, including connections that browsers keep alive. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if (server instanceof HttpServer) server.closeAllConnections()
  })
}
