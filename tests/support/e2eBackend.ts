import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readSecretKey } from 'local-supabase/keys'
import { ports } from './ports.ts'

export const backendDirectory = '.local/e2e-backend'
export const backendAddress = `http://localhost:${ports.backend}`

/** Returns a client of the journeys' backend with the rights of staff. */
export async function staffClient(): Promise<SupabaseClient> {
  return createClient(backendAddress, await readSecretKey(backendDirectory))
}
