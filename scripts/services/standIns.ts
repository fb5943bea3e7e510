import type { Environment } from '../environment.ts'
import { startLocalLake } from './contentLake.ts'
import { startLocalBackend } from './localBackend.ts'

/** Starts a stand-in for every service that has no account in the settings. */
export async function startStandIns(environment: Environment) {
  const lake = environment.usesLocalLake ? await startLocalLake(environment) : null
  const backend = environment.usesLocalBackend
    ? await startLocalBackend(environment).catch(async (error: unknown) => {
        await lake?.close()
        throw error
      })
    : null
  const addresses: [name: string, address: string][] = []
  if (lake) addresses.push(['The local Content Lake', lake.address])
  if (backend)
    addresses.push(
      ['Mail about enquiries, and codes to sign in', backend.mailbox],
      ['The local Supabase', backend.address],
    )
  return {
    addresses,
    /** The URL of the Content Lake, if it is the local one. */
    lake: lake?.address,
    /** What does not work, and what to do about it. */
    warnings: backend?.warnings ?? [],
    close: async (): Promise<void> => {
      await backend?.close()
      await lake?.close()
    },
  }
}
