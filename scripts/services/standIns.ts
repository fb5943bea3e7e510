import type { Environment } from '../environment.ts'
import { startLocalBackend } from './localBackend.ts'
import { startLocalLake } from './localLake.ts'

/** The stand-ins of this run, with the addresses that a person can open. */
export type StandIns = {
  addresses: [name: string, address: string][]
  /** The Content Lake's address where it is one of them. */
  lake: string | undefined
  close(): Promise<void>
}

/** Starts a stand-in for every service that no account is named for. */
export async function startStandIns(environment: Environment): Promise<StandIns> {
  const lake = environment.usesLocalLake ? startLocalLake(environment) : null
  const backend = environment.usesLocalBackend ? startLocalBackend(environment) : null
  const close = async () => {
    // One that did not start has nothing to close; its error is thrown below.
    for (const started of await Promise.allSettled([lake, backend]))
      if (started.status === 'fulfilled') await started.value?.close()
  }
  try {
    const addresses: StandIns['addresses'] = []
    if (lake) addresses.push(['The local Content Lake', (await lake).address])
    if (backend) {
      const { mailbox, address } = await backend
      addresses.push(['Mail about enquiries', mailbox], ['The local Supabase', address])
    }
    return { addresses, lake: (await lake)?.address, close }
  } catch (error) {
    await close()
    throw error
  }
}
