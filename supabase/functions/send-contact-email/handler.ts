import * as z from 'zod/mini'
import { enquiry, toContact } from '../../../shared/enquiry/enquiry.ts'
import { parseJson, readText } from '../_shared/body.ts'
import { reasonOf } from '../_shared/failure.ts'
import { corsHeaders, isAllowed } from './cors.ts'
import type { Deliver } from './deliver.ts'
import { composeEmail } from './email.ts'
import type { Outbox, StoredEnquiry } from './outbox.ts'

/** What the function is asked: to mail this enquiry, or whatever is due. */
const task = z.union([enquiry, z.object({ due: z.literal(true) })])

/** Seven fields at their limits are far less; in bytes. */
const largestBody = 32_768

/** One line of the log. It names enquiries by id and holds nobody's data. */
export type LogEntry = { event: string; enquiry?: string; attempt?: number; reason?: string }

export type Collaborators = {
  /** The site's own origins; see `isAllowed`. */
  origins: string[]
  outbox: Outbox
  deliver: Deliver
  log: (entry: LogEntry) => void
}

/**
 * Answers the function's requests. It trusts nothing that it is told: whatever is asked, only an
 * enquiry that is found stored is mailed, as it is stored, once, to the company. The answer does
 * not tell whether there was one.
 */
export function createHandler({ origins, outbox, deliver, log }: Collaborators) {
  /** Sends one that was taken, and says what became of it. */
  async function mail(taken: StoredEnquiry): Promise<boolean> {
    const entry = { enquiry: taken.id, attempt: taken.email_attempts }
    try {
      await deliver(composeEmail(taken))
    } catch (error) {
      log({ event: 'not sent', ...entry, reason: reasonOf(error) })
      await outbox.record(taken.id, false)
      return false
    }
    await outbox.record(taken.id, true)
    log({ event: 'sent', ...entry })
    return true
  }

  async function perform(asked: z.output<typeof task>): Promise<void> {
    if ('due' in asked) {
      // One at a time; where mail fails, the rest would fail too and waits for the next call.
      for (let taken = await outbox.claimDue(); taken; taken = await outbox.claimDue())
        if (!(await mail(taken))) return
      return
    }
    const taken = await outbox.claim(toContact(asked))
    if (taken) await mail(taken)
  }

  return async (request: Request): Promise<Response> => {
    const origin = request.headers.get('Origin')
    const answer = (status: number, body: object = {}) =>
      Response.json(body, { status, headers: corsHeaders(origin, origins) })

    if (origin !== null && !isAllowed(origin, origins))
      return answer(403, { error: 'This origin may not call the function' })
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: corsHeaders(origin, origins) })
    if (request.method !== 'POST') return answer(405, { error: 'Use POST' })

    const body = await readText(request, largestBody)
    if (body === null) return answer(413, { error: 'The body is too large' })
    const asked = task.safeParse(parseJson(body))
    if (!asked.success) return answer(400, { error: 'The body is not an enquiry' })

    try {
      await perform(asked.data)
    } catch (error) {
      log({ event: 'failed', reason: reasonOf(error) })
      return answer(503, { error: 'The enquiry will be mailed later' })
    }
    return answer(202)
  }
}
