import { t } from '../i18n/t.ts'
import { type Change, type Person, type Status, statuses } from './inbox.ts'

/** Returns the name of who has an address; the address of who is no longer there. */
export function nameFor(email: string, staff: Person[]): string {
  return staff.find((person) => person.email === email)?.name ?? email
}

export const statusTitles: Record<Status, string> = {
  new: t('New'),
  answered: t('Answered'),
  spam: t('Spam'),
}

/** What the buttons say that give an enquiry a status. */
export const markTitles: Record<Status, string> = {
  new: t('Mark as new'),
  answered: t('Mark as answered'),
  spam: t('Mark as spam'),
}

const marked: Record<Status, string> = {
  new: t('marked it as new'),
  answered: t('marked it as answered'),
  spam: t('marked it as spam'),
}

/** Returns what a change was, after the name of who made it. */
export function describeChange({ field, before, after }: Change, staff: Person[]): string {
  if (field === 'owner')
    return after === null
      ? t('gave it back (it was {owner}’s)', { owner: nameFor(before ?? '', staff) })
      : t('gave it to {owner}', { owner: nameFor(after, staff) })
  if (field === 'note') return after === '' ? t('removed the note') : t('changed the note')
  if (field === 'mail') return t('had the mail sent again')
  const status = statuses.find((known) => known === after)
  // A newer database may log what this Studio does not know.
  return status ? marked[status] : `${field}: ${after}`
}
