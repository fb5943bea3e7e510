import type { Environment } from '../environment.ts'
import { lakeClient, refusedTokens } from './lakeClient.ts'
import { serviceClient } from './serviceClient.ts'

/**
 * Returns clients of the hosted services in the settings. A client is null if its service is not hosted or has no key.
 * A token that Sanity refuses is not used; its variable is in `refusedTokens`.
 */
export async function hostedClients(environment: Environment) {
  const { usesLocalLake } = environment
  const refused = usesLocalLake ? [] : await refusedTokens(environment)
  const accepted = Object.fromEntries(refused.map((name) => [name, undefined]))
  return {
    takesEnquiries: environment.supabase !== null,
    client: usesLocalLake ? null : lakeClient({ ...environment, ...accepted }),
    refusedTokens: refused,
    database: hostedDatabase(environment),
  }
}

/** Returns a client of the hosted database, or null without its key. */
export function hostedDatabase({
  supabase,
  usesLocalSupabase,
  SUPABASE_SECRET_KEY: secret,
}: Environment) {
  return !supabase || usesLocalSupabase || !secret ? null : serviceClient(supabase.url, secret)
}
