import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Environment } from '../environment.ts'
import { startLocalBackend } from '../services/localBackend.ts'

/**
 * Does some work with the enquiries as staff may: in the hosted project where one is named,
 * otherwise in the local stand-in, which is started for as long as the work takes unless it runs
 * already.
 * @throws Error where the hosted project's secret key is not given
 */
export async function withStaffClient(
  environment: Environment,
  work: (client: SupabaseClient) => Promise<void>,
): Promise<void> {
  const { supabase, usesLocalBackend, SUPABASE_SERVICE_ROLE_KEY } = environment
  if (!usesLocalBackend) {
    if (SUPABASE_SERVICE_ROLE_KEY === undefined)
      throw new Error('Set SUPABASE_SERVICE_ROLE_KEY: visitors’ keys cannot read enquiries.')
    return work(connect(supabase.url, SUPABASE_SERVICE_ROLE_KEY))
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
