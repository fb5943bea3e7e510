import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** Returns a client of a Supabase project with a secret key, which has all rights and no session. */
export function serviceClient(url: string, secret: string): SupabaseClient {
  return createClient(url, secret, { auth: { persistSession: false, autoRefreshToken: false } })
}
