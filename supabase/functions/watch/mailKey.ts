import * as z from 'zod/mini'
import { KnownFailure } from '../_shared/failure.ts'
import type { Settings } from './settings.ts'

const timeoutMs = 10_000

const refusal = z.object({ name: z.string() })

/**
 * Returns whether Resend knows the key, without sending a mail. It refuses the list of domains to a key that may only
 * send, but by another name than to one that it does not know.
 * @see https://resend.com/docs/api-reference/errors
 * @throws KnownFailure if Resend does not answer, or fails
 */
export async function isMailKeyKnown({
  RESEND_API_URL,
  RESEND_API_KEY,
}: Settings): Promise<boolean> {
  const response = await fetch(new URL('domains', RESEND_API_URL), {
    headers: { Authorization: `Bearer ${RESEND_API_KEY}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    throw new KnownFailure(`the mail API did not answer: ${error.name}`)
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return true
  if (![400, 401, 403].includes(response.status))
    throw new KnownFailure(`the mail API answered ${response.status}`)
  return refusal.safeParse(body).data?.name === 'restricted_api_key'
}
