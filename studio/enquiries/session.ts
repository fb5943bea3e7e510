import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { supabase } from '../environment.ts'
import { openInbox } from './inbox.ts'

/** In ms. A question without an answer would hold up the next one. */
const timeout = 20_000

/**
 * The client of the project with the enquiries, one for the whole Studio: two would each renew the
 * session. Undefined where the Studio has none.
 */
export const client =
  supabase &&
  createClient(supabase.url, supabase.key, {
    auth: { storageKey: 'enquiries-session' },
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }),
    },
  })

/**
 * Follows the session in all windows of this browser, and reads the staff for it.
 * @returns `email`: null if nobody is signed in, undefined while that is not known; `self`: the staff
 * member with that address
 */
export function useSession(client: SupabaseClient) {
  const inbox = useMemo(() => openInbox(client), [client])
  const [email, setEmail] = useState<string | null>()
  useEffect(() => {
    const { data } = client.auth.onAuthStateChange((_, session) =>
      setEmail(session?.user.email ?? null),
    )
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
