import type { StoredEnquiry } from '../../../shared/enquiry/storedEnquiry.ts'
import { type ClaimedMail, connectDatabase } from '../_shared/database.ts'
import { log, reasonOf } from '../_shared/failure.ts'
import { composeAcknowledgement } from './acknowledgement.ts'
import { type CompanySettings, readCompanySettings } from './companySettings.ts'
import { createDelivery } from './deliver.ts'
import { composeAlert, composeDigest, composeEnquiry, type Email } from './email.ts'
import { recipientOf } from './recipient.ts'
import type { Settings } from './settings.ts'

/**
 * Returns a function that sends all due mail, one after the other; migration outbox has the rules. It never
 * rejects. All calls during a run share the next run, which sends what became due after the last claim.
 */
export function createSendDue(settings: Settings): () => Promise<void> {
  const database = connectDatabase(settings)
  const lang = settings.CONTACT_EMAIL_LANGUAGE
  const deliver = createDelivery(settings)

  const tryToDeliver = (email: Email) => deliver(email).then(() => undefined, reasonOf)

  async function send({ attempt, enquiries, is_alert, mail }: ClaimedMail): Promise<boolean> {
    const [first, ...others] = enquiries
    const single = is_alert || others.length > 0 ? undefined : first
    const company = single ? await readCompanySettings(settings) : null
    const { to, refused } = recipientOf(single?.service_of_interest ?? null, company, settings)
    if (refused !== null) log('route refused', { mail })
    const composeList = is_alert ? composeAlert : composeDigest
    const content = single ? composeEnquiry(single, refused, lang) : composeList(enquiries, lang)
    const reason = await tryToDeliver({ id: mail, to, ...content })
    const sent = reason === undefined
    await database.recordMail(attempt, sent)
    log(sent ? 'sent' : 'not sent', { mail, enquiries: enquiries.length, reason })
    if (sent && single && company?.acknowledge) await acknowledge(single, company)
    return sent
  }

  /** Sends an acknowledgement to the enquirer, at most once, even if that fails. */
  async function acknowledge(enquiry: StoredEnquiry, { companyName }: CompanySettings) {
    if (!(await database.claimAcknowledgement(enquiry.id))) return
    const email = composeAcknowledgement(enquiry, {
      companyName,
      replyTo: settings.CONTACT_EMAIL_TO,
    })
    const reason = await tryToDeliver(email)
    log(reason === undefined ? 'acknowledged' : 'not acknowledged', { mail: email.id, reason })
  }

  async function run(): Promise<void> {
    try {
      // After one failure the others would probably fail too, so they wait for the next run.
      let mail = await database.claimDueMail()
      while (mail && (await send(mail))) mail = await database.claimDueMail()
    } catch (error) {
      log('failed', { reason: reasonOf(error) })
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
