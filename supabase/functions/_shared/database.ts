import { createClient } from '@supabase/supabase-js'
import { KnownFailure } from './failure.ts'
import type { Project } from './variables.ts'

/** Returns a function that calls the project's database functions and throws a KnownFailure on errors. */
export function connectDatabase({ SUPABASE_URL, SUPABASE_SECRET_KEY }: Project) {
  const client = createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  return async (name: string, values?: Record<string, unknown>): Promise<unknown> => {
    const { data, error, status } = await client.rpc(name, values)
    // Without its message, which may quote data.
    if (error) throw new KnownFailure(`${name} was answered ${status} ${error.code}`)
    return data
  }
}
