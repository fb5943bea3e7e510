import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readSecretKey } from 'local-supabase/keys'
import { ports } from './ports.ts'

export const supabaseDirectory = '.local/e2e-supabase'
export const supabaseAddress = `http://localhost:${ports.supabase}`

/** Returns a client of the journeys' Supabase with the rights of staff. */
export async function staffClient(): Promise<SupabaseClient> {
  return createClient(supabaseAddress, await readSecretKey(supabaseDirectory))
}
