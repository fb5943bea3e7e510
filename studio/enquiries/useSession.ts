import type { SupabaseClient } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'

/**
 * Follows who is signed in, in all windows of this browser.
 * @returns the address; null if nobody is, undefined while that is not known
 */
export function useSession(client: SupabaseClient): string | null | undefined {
  const [email, setEmail] = useState<string | null>()
  useEffect(() => {
    const { data } = client.auth.onAuthStateChange((_, session) =>
      setEmail(session?.user.email ?? null),
    )
    return () => data.subscription.unsubscribe()
  }, [client])
  return email
}
