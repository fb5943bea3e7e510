import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import * as z from 'zod/mini'
import { parseJson, readText } from '../_shared/body.ts'
import { reasonOf } from '../_shared/failure.ts'
import type { Builds } from './builds.ts'
import { refusalOf } from './webhookCall.ts'

/** Unsigned requests may only ask to start the build that is due. */
const due = z.object({ due: z.literal(true) })

/** In bytes; the webhook's projection is far smaller. */
const largestBody = 32_768

/** Identifies a delivery; the same when Sanity retries it. */
const idempotencyHeader = 'idempotency-key'

/** A line of the log. It contains no secrets and no content. */
export type LogEntry = { event: string; publishes?: number; attempt?: number; reason?: string }

export type Collaborators = {
  secret: string
  builds: Builds
  /** Asks the host to build and deploy the site; throws a KnownFailure. */
  deploy: () => Promise<void>
  log: (entry: LogEntry) => void
}

/**
 * Answers Sanity's webhook and the timer. A publish is recorded and answered at once; the timer
 * starts the build, so that several publishes share one and none is lost where the host fails.
 */
export function createHandler({ secret, builds, deploy, log }: Collaborators) {
  async function startDue(): Promise<void> {
    const build = await builds.claimDue()
    if (build === null) return
    const failure = await deploy().then(() => null, reasonOf)
    await builds.record(build, failure === null)
    if (failure === null) log({ event: 'started', ...build })
    else log({ event: 'not started', ...build, reason: failure })
  }

  /** Records a call of the webhook; returns the status and, if it is refused, the reason. */
  async function recordPublish(
    body: string,
    headers: Headers,
  ): Promise<{ status: number; reason?: string }> {
    const signature = headers.get(SIGNATURE_HEADER_NAME)
    if (signature === null) return { status: 401, reason: 'The call is not signed' }
    const refusal = await refusalOf({ body, signature }, { secret, now: Date.now() })
    if (refusal !== null) return refusal
    const idempotencyKey = headers.get(idempotencyHeader) || null
    const isNew = await builds.accept({ signature, idempotencyKey })
    return isNew ? { status: 202 } : { status: 401, reason: 'The call was taken before' }
  }

  return async (request: Request): Promise<Response> => {
    const answer = (status: number, body: object = {}) => Response.json(body, { status })
    if (request.method !== 'POST') return answer(405, { error: 'Use POST' })
    const body = await readText(request, largestBody)
    if (body === null) return answer(413, { error: 'The body is too large' })

    try {
      if (due.safeParse(parseJson(body)).success) {
        await startDue()
        return answer(202)
      }
      const { status, reason } = await recordPublish(body, request.headers)
      log({ event: reason === undefined ? 'noted' : 'refused', reason })
      return answer(status, reason === undefined ? {} : { error: reason })
    } catch (error) {
      log({ event: 'failed', reason: reasonOf(error) })
      // Sanity retries on 5xx.
      return answer(503, { error: 'The site will be built later' })
    }
  }
}
