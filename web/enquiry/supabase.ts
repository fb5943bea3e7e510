import { createClient } from '@supabase/supabase-js'

declare global {
  interface ImportMetaEnv {
    /** The project's URL and public key, inlined by the build. */
    readonly SUPABASE_URL: string
    readonly SUPABASE_PUBLISHABLE_KEY: string
  }
}

/**
 * The client of Supabase, with the session options that the customer requires.
 * Visitors do not sign in, so no session is stored.
 */
export const supabase = createClient(
  import.meta.env.SUPABASE_URL,
  import.meta.env.SUPABASE_PUBLISHABLE_KEY,
  {
    // `detectSessionInUrl` is off, because visitors do not sign in.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    global: {
      // `keepalive` completes a request after its tab was closed.
      fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
    },
  },
)
