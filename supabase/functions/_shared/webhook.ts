import { log, reasonOf } from './failure.ts'

/** The maximum age of a signature in ms, because clocks differ and requests queue. */
const toleranceMs = 5 * 60_000

/**
 * Returns whether a signature was made within the last minutes.
 * @param timestamp in ms since 1970
 */
export const isRecent = (timestamp: number) => Math.abs(Date.now() - timestamp) <= toleranceMs

/**
 * Returns the handler of a webhook.
 *
 * Answers 202 when the request was handled; 401 without a valid signature; 405 to other methods than POST; and 503
 * after an error, so that the request is delivered again.
 * @param handle returns false for a request without a valid signature
 */
export function createWebhook(handle: (body: string, headers: Headers) => Promise<boolean>) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return Response.json({ error: 'Use POST' }, { status: 405 })
    try {
      if (await handle(await request.text(), request.headers))
        return Response.json({}, { status: 202 })
      const error = 'The signature is missing, too old, or not made with the secret set here'
      log('refused', { reason: error })
      return Response.json({ error }, { status: 401 })
    } catch (error) {
      log('failed', { reason: reasonOf(error) })
      return Response.json({ error: 'Deliver it again later' }, { status: 503 })
    }
  }
}
