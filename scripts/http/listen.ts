import { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

/**
 * Starts a server, on loopback unless a host is given.
 * @param port 0 for any free port
 * @returns the server's URL
 * @throws PortInUse
 */
export function listen(server: Server, port: number, host = 'localhost'): Promise<string> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUse(port) : error)
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      server.on('error', (error) => console.error('A server failed:', error))
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`)
    })
  })
}

export class PortInUse extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use: stop the process that uses it, or choose another port`)
    this.name = 'PortInUse'
  }
}

/** Closes a server and its connections, including those that browsers keep alive. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if (server instanceof HttpServer) server.closeAllConnections()
  })
}
