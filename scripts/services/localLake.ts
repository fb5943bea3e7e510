import type { Environment } from '../environment.ts'
import { isServing } from './isServing.ts'
import { loadStandIns } from './loadStandIns.ts'

/** The stand-in for the Content Lake, ready at `address` until it is closed. */
export type LocalLake = { address: string; close(): Promise<void> }

/**
 * Starts the stand-in for the Content Lake, over the data of earlier runs. One that another command
 * has started is used instead, and left running.
 * @param port 0 takes any free one
 * @throws Error where another program uses the port
 */
export async function startLocalLake(
  { LAKE_PORT, LOCAL_DATA }: Environment,
  port = LAKE_PORT,
): Promise<LocalLake> {
  const address = `http://localhost:${LAKE_PORT}`
  if (LAKE_PORT !== 0 && (await isServing(`${address}/v1/ping`, 'PONG')))
    return { address, close: async () => {} }
  const { lake } = await loadStandIns()
  const { startLake } = await lake()
  return startLake({ directory: `${LOCAL_DATA}/lake`, port })
}
