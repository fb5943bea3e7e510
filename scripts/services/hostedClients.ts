import { createClient } from '@supabase/supabase-js'
import type { Environment } from '../environment.ts'
import { lakeClient } from './lakeClient.ts'

/** Returns clients of the hosted services in the settings; null for those that are not hosted, or without a key. */
export function hostedClients(environment: Environment) {
  const { supabase, usesLocalBackend, usesLocalLake, SUPABASE_SECRET_KEY: secret } = environment
  const options = { auth: { persistSession: false, autoRefreshToken: false } }
  return {
    client: usesLocalLake ? null : lakeClient(environment),
    database: usesLocalBackend || !secret ? null : createClient(supabase.url, secret, options),
  }
}
