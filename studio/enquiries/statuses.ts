import { t } from '../i18n/t.ts'
import { type Change, type InboxEnquiry, type Person, type Status, statuses } from './inbox.ts'

/** Returns a staff member's name, or the address of a former one. */
export function nameFor(email: string, staff: Person[]): string {
  return staff.find((person) => person.email === email)?.name ?? email
}

/** In ms: the site promises an answer within a day. */
const promised = 24 * 60 * 60 * 1000

/** Returns whether an enquiry waits for longer than visitors are promised. @param now in ms */
export function isOverdue({ status, created_at }: InboxEnquiry, now: number): boolean {
  return status === 'new' && now - Date.parse(created_at) > promised
}

/** The name of each status, the label of the button that sets it, and its entry in the log. */
export const statusTexts = {
  new: { title: t('New'), mark: t('Mark as new'), marked: t('marked it as new') },
  answered: {
    title: t('Answered'),
    mark: t('Mark as answered'),
    marked: t('marked it as answered'),
  },
  spam: { title: t('Spam'), mark: t('Mark as spam'), marked: t('marked it as spam') },
} satisfies Record<Status, object>

/** Describes a change, to be read after the name of its author. */
export function describeChange(change: Change, staff: Person[]): string {
  const { field, before, after, changed_by } = change
  if (field === 'owner' && after === changed_by) return t('took it')
  if (field === 'owner')
    return after === null
      ? t('gave it back (it was {owner}’s)', { owner: nameFor(before ?? '', staff) })
      : t('gave it to {owner}', { owner: nameFor(after, staff) })
  if (field === 'note') return after === '' ? t('removed the note') : t('changed the note')
  if (field === 'mail') return t('had the mail sent again')
  const status = statuses.find((known) => known === after)
  // A newer database may log what this Studio does not know.
  return status ? statusTexts[status].marked : `${field}: ${after}`
}
