import type { Environment } from '../environment.ts'
import { isServing } from './isServing.ts'
import { loadStandIns } from './loadStandIns.ts'

/** The running stand-in for the Content Lake. */
export type LocalLake = { address: string; close(): Promise<void> }

/**
 * Starts the stand-in for the Content Lake, with the data of earlier runs. If another command has
 * started it, it is reused and left running.
 * @param port 0 for any free port
 * @throws Error if another program uses the port
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
