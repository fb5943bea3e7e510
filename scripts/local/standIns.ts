import type { Environment } from '../environment.ts'
import { startLocalBackend } from './startLocalBackend.ts'
import { startLocalLake } from './startLocalLake.ts'

/** The stand-ins that this run needs, by what they are, with the addresses a person can open. */
export type StandIns = { addresses: [name: string, address: string][]; close(): Promise<void> }

/**
 * Starts a stand-in for every service that no account was named for. Those that another command
 * has started are used as they are, and left running.
 */
export async function startStandIns(environment: Environment): Promise<StandIns> {
  const addresses: StandIns['addresses'] = []
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closeOne of closers.reverse()) await closeOne()
  }
  try {
    if (environment.usesLocalLake) {
      const lake = await startLocalLake(environment)
      closers.push(lake.close)
      addresses.push(['The local Content Lake', lake.address])
    }
    if (environment.usesLocalBackend) {
      const backend = await startLocalBackend(environment)
      closers.push(backend.close)
      addresses.push(['Mail about enquiries', backend.mailbox])
      addresses.push(['The local Supabase', backend.address])
    }
    return { addresses, close }
  } catch (error) {
    await close()
    throw error
  }
}
