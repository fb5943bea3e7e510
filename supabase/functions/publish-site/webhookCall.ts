import { assertValidSignature, decodeSignatureHeader, isSignatureError } from '@sanity/webhook'
import * as z from 'zod/mini'
import { parseJson } from '../_shared/body.ts'

/** What arrived: the body as it was sent, and the header with its signature. */
export type WebhookCall = { body: string; signature: string }

/** Why a call is not taken; the reason holds nothing of the call's. */
export type Refusal = { status: 400 | 401; reason: string }

/** How far a signature's time may be from ours, in milliseconds: clocks differ, and calls queue. */
export const tolerance = 5 * 60_000

/** What the webhook's projection sends at least. */
const publish = z.object({ _id: z.string() })

/**
 * Whether Sanity sent this, just now.
 * @returns null where it did
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
