import { createClient } from '@supabase/supabase-js'
import { KnownFailure } from './failure.ts'
import type { Project } from './variables.ts'

/** The database functions for edge functions (migrations outbox and site_builds), with their arguments. */
type DatabaseFunctions = {
  accept_publish: []
  claim_acknowledgement: [{ enquiry: string }]
  claim_due_build: []
  claim_due_mail: []
  claim_plans_check: []
  record_build: [{ publishes: number; started: boolean }]
  record_mail: [{ attempt: number; sent: boolean }]
}

/** Returns a function that calls the project's database functions and throws a KnownFailure on errors. */
export function connectDatabase({ SUPABASE_URL, SUPABASE_SECRET_KEY }: Project) {
  const client = createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  return async <Name extends keyof DatabaseFunctions>(
    name: Name,
    ...[values]: DatabaseFunctions[Name]
  ): Promise<unknown> => {
    const { data, error, status } = await client.rpc(name, values)
    // Without its message, which may quote data.
    if (error) throw new KnownFailure(`${name} was answered ${status} ${error.code}`)
    return data
  }
}
