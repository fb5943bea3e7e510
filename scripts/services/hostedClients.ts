import type { Environment } from '../environment.ts'
import { lakeClient } from './lakeClient.ts'
import { serviceClient } from './serviceClient.ts'

/**
 * Returns clients of the hosted services in the settings. A client is null if its service is not hosted or has no key.
 */
export function hostedClients(environment: Environment) {
  const { supabase, usesLocalSupabase, usesLocalLake, SUPABASE_SECRET_KEY: secret } = environment
  return {
    takesEnquiries: supabase !== null,
    client: usesLocalLake ? null : lakeClient(environment),
    database:
      !supabase || usesLocalSupabase || !secret ? null : serviceClient(supabase.url, secret),
  }
}
