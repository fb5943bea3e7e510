import { answers, localLakeAddress } from '../content/contentLake.ts'
import type { Environment } from '../environment.ts'
import { type RunningLake, startLake } from '../local/lake/server.ts'

/**
 * Starts the Content Lake stand-in at its usual address, over the data of earlier runs. One that
 * another command has started is used as it is, and left running.
 * @throws Error where something else uses its port
 */
export async function startLocalLake(environment: Environment): Promise<RunningLake> {
  const address = localLakeAddress(environment)
  if (await answers(address)) {
    console.log(`A Content Lake is running already: ${address}`)
    return { address, close: async () => {} }
  }
  return startLake({ directory: `${environment.LOCAL_DATA}/lake`, port: environment.LAKE_PORT })
}
