import type { Change, Person, Status } from './inbox.ts'

/** Returns the name of who has an address; the address of who is no longer there. */
export function nameFor(email: string, staff: Person[]): string {
  return staff.find((person) => person.email === email)?.name ?? email
}

/** Returns a time as it is written where the reader is. */
export function timeText(time: string): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

export const statusTitles: Record<Status, string> = {
  new: 'New',
  answered: 'Answered',
  spam: 'Spam',
}

/** Returns what a change was, after the name of who made it. */
export function sentenceOf({ field, before, after }: Change, staff: Person[]): string {
  if (field === 'owner')
    return after === null
      ? `gave it back (it was ${nameFor(before ?? '', staff)}’s)`
      : `gave it to ${nameFor(after, staff)}`
  if (field === 'note') return after === '' ? 'removed the note' : 'changed the note'
  if (field === 'mail') return 'had the mail sent again'
  return `marked it as ${after}`
}
