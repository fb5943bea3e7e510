import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { supabase } from '../../../settings.ts'
import { openInbox } from '../inbox.ts'

/** The timeout of a request in ms. Without it, a lost request would block the next one. */
const timeoutMs = 20_000

/** The Supabase client for enquiries, if configured. A single instance, because each client would renew the session. */
export const supabaseClient =
  supabase &&
  createClient(supabase.url, supabase.key, {
    // Staff sign in with a code. A link that carries another session must not replace theirs.
    auth: { storageKey: 'enquiries-session', detectSessionInUrl: false },
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
    },
  })

/**
 * Follows the session across all windows of this browser, and reads the staff.
 * @returns `email`: null if nobody is signed in, undefined until it is known; `self`: the staff member with
 * that address
 */
export function useSession(client: SupabaseClient) {
  const token = useRef<string>(undefined)
  const inbox = useMemo(() => openInbox(client, () => token.current), [client])
  const [email, setEmail] = useState<string | null>()
  useEffect(() => {
    const { data } = client.auth.onAuthStateChange((_, session) => {
      token.current = session?.access_token
      setEmail(session?.user.email ?? null)
    })
    return () => data.subscription.unsubscribe()
  }, [client])
  const { data: staff, error } = useQuery({
    queryKey: ['staff', email],
    queryFn: () => inbox.staff(),
    enabled: Boolean(email),
  })
  const self = staff?.find((person) => person.email === email)
  return { email, inbox, staff, self, error }
}
