import type { StoredEnquiry } from '../../../shared/enquiry/storedEnquiry.ts'
import { type ClaimedMail, type ClaimedReminder, connectDatabase } from '../_shared/database.ts'
import { log, reasonOf } from '../_shared/failure.ts'
import { composeAcknowledgement } from './acknowledgement.ts'
import { type CompanySettings, readCompanySettings } from './companySettings.ts'
import {
  composeAlert,
  composeDigest,
  composeEnquiry,
  composeReminder,
  type Mail,
} from './composeMail.ts'
import { createDelivery } from './deliver.ts'
import { chooseRecipient } from './recipient.ts'
import type { MailSettings } from './settings.ts'

/**
 * The time in ms that the mail about an enquiry waits while its recipient cannot be read. Most outages of the Content
 * Lake are shorter, and 23 hours remain of the 24 within which the site promises an answer.
 */
const recipientPatienceMs = 60 * 60 * 1000

/** Returns the company's settings, or `unread` if they cannot be read now. */
type ReadCompany = () => Promise<CompanySettings | null | 'unread'>

/**
 * Returns a function that sends all due mail, one after the other; the files outbox, acknowledgements and reminders in
 * `supabase/migrations/` have the rules. It never rejects. All calls during a run share the next run, which sends the
 * mail that became due after the last claim.
 */
export function createSendDue(settings: MailSettings): () => Promise<void> {
  const database = connectDatabase(settings)
  const lang = settings.CONTACT_EMAIL_LANGUAGE
  const deliver = createDelivery(settings)

  let mailsInDay: number | undefined

  /** Sends a mail. Returns the reason if it fails. */
  async function tryToDeliver(mail: Mail): Promise<string | undefined> {
    try {
      mailsInDay = (await deliver(mail)) ?? mailsInDay
      return undefined
    } catch (error) {
      return reasonOf(error)
    }
  }

  /** Sends a mail to the company. Returns whether to go on with the next one. */
  async function send(
    { attempt, enquiries, is_alert, mail }: ClaimedMail,
    readCompany: ReadCompany,
  ): Promise<boolean> {
    const [first, ...others] = enquiries
    const single = is_alert || others.length > 0 ? undefined : first
    const service = single?.service_of_interest ?? null
    const company = service === null ? null : await readCompany()
    const goesToDefault = company === 'unread'
    if (goesToDefault && single && isRecent(single)) {
      await database.recordMail(attempt, false)
      log('waits for its recipient', { mail })
      return true
    }
    const { to, refused } = chooseRecipient(service, goesToDefault ? null : company, settings)
    if (refused !== null) log('recipient refused', { mail })
    const composeList = is_alert ? composeAlert : composeDigest
    const content = single
      ? composeEnquiry(single, { refused, goesToDefault }, lang)
      : composeList(enquiries, lang)
    const reason = await tryToDeliver({ id: mail, to, ...content })
    const sent = reason === undefined
    await database.recordMail(attempt, sent, goesToDefault)
    log(sent ? 'sent' : 'not sent', { mail, enquiries: enquiries.length, reason })
    // After one failure, other mails would probably fail too, so they wait for the next run.
    return sent
  }

  /** Acknowledges an enquiry to the enquirer. Returns whether to go on with the next one. */
  async function acknowledge(enquiry: StoredEnquiry, readCompany: ReadCompany): Promise<boolean> {
    const company = await readCompany()
    if (company === 'unread' || !company?.acknowledge) {
      const outcome = company === 'unread' ? 'failed' : 'unwanted'
      await database.recordAcknowledgement(enquiry.id, outcome)
      return true
    }
    const { companyName, businessHours } = company
    const replyTo = settings.CONTACT_EMAIL_TO
    const mail = composeAcknowledgement(enquiry, { companyName, businessHours, replyTo })
    const reason = await tryToDeliver(mail)
    const sent = reason === undefined
    await database.recordAcknowledgement(enquiry.id, sent ? 'sent' : 'failed')
    log(sent ? 'acknowledged' : 'not acknowledged', { mail: mail.id, reason })
    return sent
  }

  /** Mails a member of staff about overdue enquiries. Returns whether to go on with the next one. */
  async function remind(reminder: ClaimedReminder): Promise<boolean> {
    const { mail, recipient } = reminder
    const reason = await tryToDeliver({
      id: `overdue-${mail}`,
      to: recipient,
      ...composeReminder(reminder, lang),
    })
    const sent = reason === undefined
    if (!sent) await database.postponeReminder(recipient)
    log(sent ? 'reminded' : 'not reminded', { mail, reason })
    return sent
  }

  async function run(): Promise<void> {
    let company: ReturnType<ReadCompany> | undefined
    /** Reads the settings once in a run. */
    const readCompany: ReadCompany = () => {
      company ??= readCompanySettings(settings).catch((error) => {
        log('settings not read', { reason: reasonOf(error) })
        return 'unread'
      })
      return company
    }
    try {
      let mail = await database.claimDueMail()
      while (mail && (await send(mail, readCompany))) mail = await database.claimDueMail()
      let enquiry = await database.claimDueAcknowledgement()
      while (enquiry && (await acknowledge(enquiry, readCompany)))
        enquiry = await database.claimDueAcknowledgement()
      let reminder = await database.claimDueReminder()
      while (reminder && (await remind(reminder))) reminder = await database.claimDueReminder()
      if (mailsInDay !== undefined) await database.recordMailsInDay(mailsInDay)
      mailsInDay = undefined
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

const isRecent = ({ created_at }: StoredEnquiry) =>
  Date.now() - Date.parse(created_at) < recipientPatienceMs
