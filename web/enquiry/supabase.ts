import { createClient } from '@supabase/supabase-js'

declare global {
  interface ImportMetaEnv {
    /** The project's address and public key, put in by the build. */
    readonly SUPABASE_URL: string
    readonly SUPABASE_ANON_KEY: string
  }
}

/**
 * The one client of the backend (specification, section 6). A login session would be kept in local
 * storage, which is supabase-js's default where the browser allows it; no screen signs in.
 */
export const supabase = createClient(
  import.meta.env.SUPABASE_URL,
  import.meta.env.SUPABASE_ANON_KEY,
  {
    auth: { persistSession: true, autoRefreshToken: true },
    global: {
      // What is on its way when the tab is closed still arrives.
      fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
    },
  },
)
