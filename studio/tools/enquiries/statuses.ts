import { promisedHours } from '../../../shared/enquiry/promisedHours.ts'
import { t } from '../../i18n/t.ts'
import type { View } from './criteria.ts'

/** The values of `contacts.status`, in the order of the buttons of an open enquiry. Each is a view of the inbox too. */
export const statuses = ['answered', 'new', 'spam', 'deleted'] as const satisfies View[]
export type EnquiryStatus = (typeof statuses)[number]

/** The promised hours in ms. */
const promisedTimeMs = promisedHours * 60 * 60 * 1000

/**
 * Returns whether an enquiry has waited for more than the promised hours. Weekends and holidays count, as in the
 * database, which does not know the company's working days; in the promise they do not (`answerTime`).
 * @param now in ms
 */
export function isOverdue(
  { status, created_at }: { status: EnquiryStatus; created_at: string },
  now: number,
): boolean {
  return status === 'new' && now - Date.parse(created_at) > promisedTimeMs
}

/**
 * The texts of each status: its name, the label of the button that sets it, the notice after the change, and the entry
 * in the log. `tone` is the colour of the status's badge.
 */
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
  deleted: {
    title: t('Deleted'),
    tone: 'critical',
    mark: t('Delete'),
    done: (what: string) => t('Deleted: {what}', { what }),
    marked: t('deleted it'),
  },
} as const satisfies Record<EnquiryStatus, object>
