import { reasonOf } from '../_shared/failure.ts'
import type { Deliver } from './deliver.ts'
import { compose } from './email.ts'
import type { ClaimedMail, Outbox } from './outbox.ts'

/** A line of the log. It names mails by id and contains no personal data. */
export type LogEntry = {
  event: 'sent' | 'not sent' | 'refused' | 'failed'
  mail?: string
  enquiries?: number
  reason?: string
}

export type Collaborators = { outbox: Outbox; deliver: Deliver; log: (entry: LogEntry) => void }

/**
 * Returns a function that sends all mail that is due, one after the other. It never rejects. All
 * calls during a run share the next one, which finds what became due after the last claim.
 */
export function createSendDue({ outbox, deliver, log }: Collaborators): () => Promise<void> {
  async function send(claimed: ClaimedMail): Promise<boolean> {
    const failure = await deliver(compose(claimed)).then(() => null, reasonOf)
    await outbox.record(claimed, failure === null)
    const entry = { mail: claimed.mail, enquiries: claimed.enquiries.length }
    if (failure === null) log({ event: 'sent', ...entry })
    else log({ event: 'not sent', ...entry, reason: failure })
    return failure === null
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
