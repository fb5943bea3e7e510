import { z } from 'zod'
import { KnownFailure } from '../_shared/failure.ts'
import { request } from '../_shared/request.ts'
import type { MonitoringSettings } from './settings.ts'

const refusal = z.object({ name: z.string() })

/**
 * Returns whether Resend knows the key, without sending a mail. Requests the list of domains, which Resend refuses to a
 * key that may only send, but with another error name than for an unknown key.
 * @see https://resend.com/docs/api-reference/errors
 * @throws KnownFailure if Resend does not respond, or fails
 */
export async function isMailKeyKnown({
  RESEND_API_URL,
  RESEND_API_KEY,
}: MonitoringSettings): Promise<boolean> {
  const response = await request('the mail API', new URL('domains', RESEND_API_URL), {
    headers: { Authorization: `Bearer ${RESEND_API_KEY}` },
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return true
  if (![400, 401, 403].includes(response.status))
    throw new KnownFailure(`the mail API answered ${response.status}`)
  return refusal.safeParse(body).data?.name === 'restricted_api_key'
}
