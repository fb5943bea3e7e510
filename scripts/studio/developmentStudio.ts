import { serverProcess } from 'stand-in-server/serverProcess'
import type { RunningServer } from '../http/server.ts'
import { type StudioOptions, startSanity } from './sanityProcess.ts'

/**
 * Starts Sanity's development server, which applies changes of the Studio's code at once.
 * @throws Error with the server's output if it does not start
 */
export async function startStudio({
  port,
  variables,
}: Omit<StudioOptions, 'directory'>): Promise<RunningServer> {
  const child = startSanity(['dev', '--host', 'localhost', '--port', String(port)], variables)
  const server = serverProcess(child, /running at (http\S+?)\/?$/, (line) =>
    console.log(`[studio] ${line}`),
  )
  const address = await server.address.catch((cause: Error) => {
    throw new Error(`The Studio does not start:\n${cause.message}`, { cause })
  })
  return { address, close: server.stop }
}
