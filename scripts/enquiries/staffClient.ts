import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Environment } from '../environment.ts'
import { startLocalBackend } from '../services/localBackend.ts'

/**
 * Calls `work` with a client that has the rights of staff: of the hosted project, or of the local
 * stand-in, which runs for the duration of the call unless it is running already.
 * @throws Error if the hosted project's secret key is not set
 */
export async function withStaffClient(
  environment: Environment,
  work: (client: SupabaseClient) => Promise<void>,
): Promise<void> {
  const { supabase, SUPABASE_SECRET_KEY, usesLocalBackend } = environment
  if (!usesLocalBackend) {
    if (SUPABASE_SECRET_KEY === undefined)
      throw new Error(
        'Set SUPABASE_SECRET_KEY (or its legacy form SUPABASE_SERVICE_ROLE_KEY):' +
          ' other keys cannot read enquiries.',
      )
    return work(connect(supabase.url, SUPABASE_SECRET_KEY))
  }
  const backend = await startLocalBackend(environment)
  try {
    await work(connect(backend.address, backend.secret))
  } finally {
    await backend.close()
  }
}

function connect(url: string, key: string): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}
