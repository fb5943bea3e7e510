import * as z from 'zod/mini'
import { storedEnquiry } from '../../../shared/enquiry/storedEnquiry.ts'
import type { Call } from '../_shared/database.ts'

const claimedMail = z.object({
  attempt: z.number(),
  mail: z.uuid(),
  is_alert: z.boolean(),
  enquiries: z.array(storedEnquiry),
})

/**
 * A mail to send: about one enquiry, a digest of several, or an alert about enquiries whose own
 * mail has failed. `mail` names it and is the same when it is sent again.
 */
export type ClaimedMail = z.output<typeof claimedMail>

export type Outbox = ReturnType<typeof createOutbox>

/** The mails to be sent; migration outbox has the rules. */
export function createOutbox(call: Call) {
  return {
    /** Claims the mail that is due, or null. */
    claimDue: async () => z.array(claimedMail).parse(await call('claim_due_mail', {}))[0] ?? null,
    /** Records whether a claimed mail was sent. */
    record: ({ attempt }: ClaimedMail, sent: boolean) => call('record_mail', { attempt, sent }),
    /** Returns whether an enquiry is to be acknowledged now; true once at most. */
    claimAcknowledgement: async (enquiry: string) =>
      z.array(z.uuid()).parse(await call('claim_acknowledgement', { enquiry })).length > 0,
  }
}
