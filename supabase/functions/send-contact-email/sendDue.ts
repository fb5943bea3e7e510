import type { StoredEnquiry } from '../../../shared/enquiry/storedEnquiry.ts'
import { reasonOf } from '../_shared/failure.ts'
import { composeAcknowledgement } from './acknowledgement.ts'
import type { CompanySettings, ReadCompanySettings } from './companySettings.ts'
import type { Deliver } from './deliver.ts'
import { compose } from './email.ts'
import type { ClaimedMail, Outbox } from './outbox.ts'
import { type Company, recipientOf } from './recipient.ts'

/** A line of the log. It names mails by id and contains no personal data. */
export type LogEntry = {
  event:
    | 'sent'
    | 'not sent'
    | 'acknowledged'
    | 'not acknowledged'
    | 'route refused'
    | 'settings not read'
    | 'failed'
  mail?: string
  enquiries?: number
  reason?: string
}

export type Log = (entry: LogEntry) => void

export type Collaborators = {
  outbox: Outbox
  deliver: Deliver
  readSettings: ReadCompanySettings
  company: Company
  log: Log
}

/**
 * Returns a function that sends all mail that is due, one after the other. It never rejects. All
 * calls during a run share the next one, which finds what became due after the last claim.
 */
export function createSendDue({
  outbox,
  deliver,
  readSettings,
  company,
  log,
}: Collaborators): () => Promise<void> {
  async function send(claimed: ClaimedMail): Promise<boolean> {
    const single = singleOf(claimed)
    const settings = single && (await readSettings())
    const recipient = single
      ? recipientOf(single, settings, company)
      : { to: company.to, refused: null }
    if (recipient.refused !== null) log({ event: 'route refused', mail: claimed.mail })
    const failure = await deliver(compose(claimed, recipient)).then(() => null, reasonOf)
    await outbox.record(claimed, failure === null)
    const entry = { mail: claimed.mail, enquiries: claimed.enquiries.length }
    if (failure === null) log({ event: 'sent', ...entry })
    else log({ event: 'not sent', ...entry, reason: failure })
    if (failure === null && single && settings?.acknowledge) await acknowledge(single, settings)
    return failure === null
  }

  /** Tells an enquirer that the enquiry has arrived; once at most, also where that fails. */
  async function acknowledge(enquiry: StoredEnquiry, { companyName }: CompanySettings) {
    if (!(await outbox.claimAcknowledgement(enquiry.id))) return
    const email = composeAcknowledgement(enquiry, { companyName, replyTo: company.to })
    const failure = await deliver(email).then(() => null, reasonOf)
    if (failure === null) log({ event: 'acknowledged', mail: email.id })
    else log({ event: 'not acknowledged', mail: email.id, reason: failure })
  }

  async function run(): Promise<void> {
    try {
      // Where one mail fails, the others would probably fail too and wait for the next run.
      for (let mail = await outbox.claimDue(); mail; mail = await outbox.claimDue())
        if (!(await send(mail))) return
    } catch (error) {
      log({ event: 'failed', reason: reasonOf(error) })
    }
  }

  let last = Promise.resolve()
  let isWaiting = false
  return () => {
    if (isWaiting) return last
    isWaiting = true
    last = last.then(() => {
      isWaiting = false
      return run()
    })
    return last
  }
}

/** Returns the enquiry that a mail is about; null for a digest or an alert, which go to the company. */
function singleOf({ is_alert, enquiries: [first, ...others] }: ClaimedMail): StoredEnquiry | null {
  return first === undefined || is_alert || others.length > 0 ? null : first
}
