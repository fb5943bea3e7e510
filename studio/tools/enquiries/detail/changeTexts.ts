import { fullName } from '../../../../shared/enquiry/storedEnquiry.ts'
import { t } from '../../../i18n/t.ts'
import type { EnquiryPatch } from '../inbox.ts'
import {
  type InboxEnquiry,
  type LogEntry,
  type MailEvent,
  mailEvents,
  type Staff,
} from '../inboxShapes.ts'
import { statuses, statusTexts } from '../statuses.ts'

/** Returns a staff member's name, the address of a former member, or *The website* for its own changes. */
export function displayName(email: string, staff: readonly Staff[]): string {
  if (email === 'service_role') return t('The website')
  return staff.find((person) => person.email === email)?.name ?? email
}

/** Returns the description of a change, to be shown after its author's name. */
export function describeChange(change: LogEntry, staff: Staff[]): string {
  const { field, before, after, changed_by } = change
  const status = statuses.find((status) => status === after)
  if (field === 'status' && status) return statusTexts[status].marked
  const event = mailEvents.find((event) => event === after)
  if (field === 'mail' && event) return mailTexts[event]
  if (field === 'owner' && after === changed_by) return t('took it')
  if (field === 'owner')
    return after === null
      ? t('gave it back (it was {owner}’s)', { owner: displayName(before ?? '', staff) })
      : t('gave it to {owner}', { owner: displayName(after, staff) })
  if (field === 'note') return after === '' ? t('removed the note') : t('changed the note')
  if (field === 'reply') return t('answered by mail')
  // A newer database may log changes that are unknown here.
  return t('{field}: {issue}', { field, issue: String(after) })
}

const mailTexts = {
  'sent again': t('had the mail sent again'),
  'default recipient': t(
    'sent the mail to the company’s own address, because the settings could not be read for an hour',
  ),
  bounced: t('got the mail back: the server of the company’s address refused it'),
  suppressed: t(
    'could not deliver the mail: the mail service sends no more to the company’s address, because an earlier one came back',
  ),
  failed: t('could not deliver the mail: the mail service accepted it, and then failed'),
  'acknowledgement bounced': t(
    'got the acknowledgement back: the enquirer’s address is probably wrong',
  ),
  'acknowledgement suppressed': t(
    'could not deliver the acknowledgement: an earlier mail to the enquirer’s address came back, which is probably wrong',
  ),
  'acknowledgement failed': t(
    'could not deliver the acknowledgement: the mail service accepted it, and then failed',
  ),
} as const satisfies Record<MailEvent, string>

/** Returns the name of one enquirer, or the number of several enquiries. */
function nameOrCount(enquiries: InboxEnquiry[]): string {
  const [one, ...others] = enquiries
  return one && others.length === 0 ? fullName(one) : String(enquiries.length)
}

/** Describes a change of enquiries. */
export function describeDone(
  { status, owner }: EnquiryPatch,
  enquiries: InboxEnquiry[],
  staff: Staff[],
): string {
  const what = nameOrCount(enquiries)
  if (status) return statusTexts[status].done(what)
  return owner
    ? t('Given to {person}: {what}', { person: displayName(owner, staff), what })
    : t('Given back: {what}', { what })
}
