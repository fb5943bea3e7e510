import type { Environment } from '../environment.ts'
import { type RunningLake, startLake } from './lake/server.ts'

/** Starts the Content Lake stand-in at its usual address, over the data of earlier runs. */
export function startLocalLake({ LOCAL_DATA, LAKE_PORT }: Environment): Promise<RunningLake> {
  return startLake({ directory: `${LOCAL_DATA}/lake`, port: LAKE_PORT })
}
