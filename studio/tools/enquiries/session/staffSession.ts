import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { supabase } from '../../../settings.ts'
import { openInbox } from '../inbox.ts'
import { clockAheadMs, isClockWrong, withoutServerTime } from './sessionClock.ts'

/** The timeout of a request in ms. Without it, a lost request would block the next one. */
const timeoutMs = 20_000

/** The minimum time in ms between two renewals after a refusal. */
const renewalMs = 60_000

let renewedAt = -Infinity

/**
 * Sends a request. If the server says that the session has expired, which this computer did not know because its clock
 * is slow, the session is renewed and the request sent again.
 */
const send: typeof fetch = async (input, init) => {
  const attempt = (headers = init?.headers) =>
    fetch(input, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) })
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  const response = await attempt()
  if (/\/auth\/v1\//.test(pathname)) return withoutServerTime(response)
  if (response.status !== 401 || performance.now() < renewedAt + renewalMs) return response
  renewedAt = performance.now()
  const { session = null } = (await supabaseClient?.auth.refreshSession())?.data ?? {}
  if (!session) return response
  const headers = new Headers(init?.headers)
  headers.set('Authorization', `Bearer ${session.access_token}`)
  return attempt(headers)
}

/** The Supabase client for enquiries, if configured. A single instance, because each client would renew the session. */
export const supabaseClient: SupabaseClient | undefined =
  supabase &&
  createClient(supabase.url, supabase.key, {
    // Staff sign in with a code. A link that carries another session must not replace theirs.
    auth: { storageKey: 'enquiries-session', detectSessionInUrl: false },
    global: { fetch: send },
  })

/**
 * Follows the session across all windows of this browser, and reads the staff.
 * @returns `email`: null if nobody is signed in, undefined until it is known; `self`: the staff member with
 * that address; `aheadMs`: by how many ms this computer's clock is ahead of the server's
 */
export function useSession(client: SupabaseClient) {
  const token = useRef<string>(undefined)
  const inbox = useMemo(() => openInbox(client, () => token.current), [client])
  const [email, setEmail] = useState<string | null>()
  const [aheadMs, setAheadMs] = useState(0)
  useEffect(() => {
    const { data } = client.auth.onAuthStateChange((event, session) => {
      token.current = session?.access_token
      setEmail(session?.user.email ?? null)
      const ahead = session ? clockAheadMs(session) : 0
      // The clock of a stored session may have been set right since. The client waits for this callback.
      if (event === 'INITIAL_SESSION' && isClockWrong(ahead))
        setTimeout(() => client.auth.refreshSession())
      else setAheadMs(ahead)
    })
    return () => data.subscription.unsubscribe()
  }, [client])
  const { data: staff, error } = useQuery({
    queryKey: ['staff', email],
    queryFn: () => inbox.staff(),
    enabled: Boolean(email),
  })
  const self = staff?.find((person) => person.email === email)
  return { email, inbox, staff, self, error, aheadMs }
}
