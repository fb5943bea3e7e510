import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Opens a server, unless asked otherwise to this machine alone.
 * @param port 0 takes any free one
 * @returns its address
 * @throws Error where the port is taken
 */
export function listen(server: Server, port: number, host = 'localhost'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const advice = 'stop the process that uses it, or choose another port'
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is already in use: ${advice}`) : error)
    })
    server.listen(port, host, () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    )
  })
}

/** Closes a server and the connections that browsers keep open. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
