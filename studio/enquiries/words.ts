import { say } from '../words/say.ts'
import { type Change, type Person, type Status, statuses } from './inbox.ts'

/** Returns the name of who has an address; the address of who is no longer there. */
export function nameFor(email: string, staff: Person[]): string {
  return staff.find((person) => person.email === email)?.name ?? email
}

export const statusTitles: Record<Status, string> = {
  new: say('New'),
  answered: say('Answered'),
  spam: say('Spam'),
}

/** What the buttons say that give an enquiry a status. */
export const markTitles: Record<Status, string> = {
  new: say('Mark as new'),
  answered: say('Mark as answered'),
  spam: say('Mark as spam'),
}

const marked: Record<Status, string> = {
  new: say('marked it as new'),
  answered: say('marked it as answered'),
  spam: say('marked it as spam'),
}

/** Returns what a change was, after the name of who made it. */
export function deedOf({ field, before, after }: Change, staff: Person[]): string {
  if (field === 'owner')
    return after === null
      ? say('gave it back (it was {owner}’s)', { owner: nameFor(before ?? '', staff) })
      : say('gave it to {owner}', { owner: nameFor(after, staff) })
  if (field === 'note') return after === '' ? say('removed the note') : say('changed the note')
  if (field === 'mail') return say('had the mail sent again')
  const status = statuses.find((known) => known === after)
  // A newer database may log what this Studio does not know.
  return status ? marked[status] : `${field}: ${after}`
}
