import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** A Supabase project, with the key that visitors may know. */
export type Project = { url: string; key: string }

let known: { url: string; client: SupabaseClient } | null = null

/**
 * Returns the client of the project, one for the whole Studio: two would each renew the session. The
 * session is kept in this browser under a name of its own.
 */
export function clientOf({ url, key }: Project): SupabaseClient {
  if (known?.url !== url)
    known = { url, client: createClient(url, key, { auth: { storageKey: 'enquiries-session' } }) }
  return known.client
}
