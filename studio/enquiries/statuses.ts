import { fullName } from '../../shared/enquiry/storedEnquiry.ts'
import { t } from '../i18n/t.ts'
import type { Changes } from './inbox.ts'
import {
  type InboxEnquiry,
  type LoggedChange,
  type Staff,
  type Status,
  statuses,
} from './inboxShapes.ts'

/** Returns a staff member's name, the address of a former member, or the website for what it did by itself. */
export function displayName(email: string, staff: readonly Staff[]): string {
  if (email === 'service_role') return t('The website')
  return staff.find((person) => person.email === email)?.name ?? email
}

/** The time in ms within which the site promises an answer: a day. */
const promised = 24 * 60 * 60 * 1000

/** Returns whether an enquiry has waited longer than the site promises. @param now in ms */
export function isOverdue({ status, created_at }: InboxEnquiry, now: number): boolean {
  return status === 'new' && now - Date.parse(created_at) > promised
}

/** Each status with its name, the tone of its badge, the label of the button that sets it, what it has done, and its entry in the log. */
export const statusTexts = {
  new: {
    title: t('New'),
    tone: 'default',
    mark: t('Mark as new'),
    done: (what: string) => t('Marked as new: {what}', { what }),
    marked: t('marked it as new'),
  },
  answered: {
    title: t('Answered'),
    tone: 'positive',
    mark: t('Mark as answered'),
    done: (what: string) => t('Marked as answered: {what}', { what }),
    marked: t('marked it as answered'),
  },
  spam: {
    title: t('Spam'),
    tone: 'default',
    mark: t('Mark as spam'),
    done: (what: string) => t('Marked as spam: {what}', { what }),
    marked: t('marked it as spam'),
  },
} as const satisfies Record<Status, object>

/** Describes a change, to follow the name of its author. */
export function describeChange(change: LoggedChange, staff: Staff[]): string {
  const { field, before, after, changed_by } = change
  if (field === 'owner' && after === changed_by) return t('took it')
  if (field === 'owner')
    return after === null
      ? t('gave it back (it was {owner}’s)', { owner: displayName(before ?? '', staff) })
      : t('gave it to {owner}', { owner: displayName(after, staff) })
  if (field === 'note') return after === '' ? t('removed the note') : t('changed the note')
  if (field === 'mail') return describeMail(after)
  const status = statuses.find((status) => status === after)
  // A newer database may log changes that are unknown here.
  return status
    ? statusTexts[status].marked
    : t('{field}: {issue}', { field, issue: String(after) })
}

function describeMail(after: string | null): string {
  if (after === 'default recipient')
    return t(
      'sent the mail to the company’s own address, because the settings could not be read for an hour',
    )
  if (after === 'bounced')
    return t('got the mail back: the server of the company’s address refused it')
  if (after === 'acknowledgement bounced')
    return t('got the acknowledgement back: the enquirer’s address is probably wrong')
  return t('had the mail sent again')
}

/** Returns a name, or of several enquiries their number. */
export function nameOrCount(enquiries: InboxEnquiry[]): string {
  const [one, ...others] = enquiries
  return one && others.length === 0 ? fullName(one) : String(enquiries.length)
}

/** Says what was changed of enquiries. */
export function describeDone(
  { status, owner }: Changes,
  enquiries: InboxEnquiry[],
  staff: Staff[],
): string {
  const what = nameOrCount(enquiries)
  if (status) return statusTexts[status].done(what)
  return owner
    ? t('Given to {person}: {what}', { person: displayName(owner, staff), what })
    : t('Given back: {what}', { what })
}
