import type { Environment } from '../environment.ts'
import { lakeClient, startLocalLake } from './lakeClient.ts'
import { startLocalSupabase } from './localSupabase.ts'
import { startEditing } from './startEditing.ts'

/** Starts a stand-in for every service without an account in the settings. */
export async function startStandIns(environment: Environment, running: AsyncDisposableStack) {
  const { usesLocalLake, usesLocalSupabase } = environment
  const lake = usesLocalLake ? await startLocalLake(environment, running) : null
  const supabase = usesLocalSupabase ? await startLocalSupabase(environment, running) : null
  const client = lakeClient(environment, lake ?? undefined)
  return {
    client,
    /** Mails schedulers of plans to the local mailbox; absent if Supabase is not local. */
    planMailer: supabase?.planMailer,
    /**
     * Starts the Studio if the Content Lake is local, and prints the addresses of all services. If the Studio
     * fails to start, logs the reason and leaves the others running.
     */
    async startStudio(options?: { isDevelopment: boolean }): Promise<void> {
      if (lake) console.log(`The local Content Lake: ${lake}`)
      if (supabase) {
        console.log(`Mail about enquiries, and codes to sign in: ${supabase.mailbox}`)
        console.log(`The local Supabase: ${supabase.address}`)
      }
      if (lake) {
        try {
          const studio = await startEditing(environment, { ...options, client, lake, running })
          console.log(`The Studio: ${studio}`)
        } catch (error) {
          console.error(error instanceof Error ? error.message : error)
          console.error('There is no Studio; everything else runs. Fix this and start again.')
        }
      }
      for (const warning of supabase?.warnings ?? []) console.warn(warning)
    },
  }
}
