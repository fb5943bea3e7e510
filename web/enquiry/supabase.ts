import { createClient } from '@supabase/supabase-js'

declare global {
  interface ImportMetaEnv {
    /** The project's URL and public key, inlined by the build. */
    readonly SUPABASE_URL: string
    readonly SUPABASE_PUBLISHABLE_KEY: string
  }
}

/** The client of Supabase, with the session options that the customer requires. */
export const supabase = createClient(
  import.meta.env.SUPABASE_URL,
  import.meta.env.SUPABASE_PUBLISHABLE_KEY,
  {
    // Visitors do not sign in, so no session is stored or looked for.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    global: {
      // `keepalive` completes a request after its tab was closed.
      fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
    },
  },
)
