import { assertValidSignature, decodeSignatureHeader, isSignatureError } from '@sanity/webhook'
import * as z from 'zod/mini'
import { parseJson } from '../_shared/body.ts'

/** The raw body and its signature header. */
type WebhookCall = { body: string; signature: string }

/** Why a call is refused; the reason quotes nothing of the call. */
type Refusal = { status: 400 | 401; reason: string }

/** Allowed age of a signature in milliseconds, because clocks differ and calls queue. */
export const tolerance = 5 * 60_000

/** The part of the webhook's projection that is required. */
const publish = z.object({ _id: z.string() })

/**
 * Checks that Sanity has just sent this.
 * @returns null where it has
 */
export async function refusalOf(
  { body, signature }: WebhookCall,
  { secret, now }: { secret: string; now: number },
): Promise<Refusal | null> {
  try {
    await assertValidSignature(body, signature, secret)
  } catch (error) {
    if (!isSignatureError(error)) throw error
    return error.statusCode === 400
      ? { status: 400, reason: 'The signature or the body has not the form of a webhook' }
      : { status: 401, reason: 'The signature is not valid' }
  }
  if (Math.abs(now - decodeSignatureHeader(signature).timestamp) > tolerance)
    return { status: 401, reason: 'The call is too old, or ahead of time' }
  if (!publish.safeParse(parseJson(body)).success)
    return { status: 400, reason: 'The body is not a document with an _id' }
  return null
}
