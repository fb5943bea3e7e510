import type { CustomValidator } from 'sanity'
import { localDay } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'

type Day = string | number | undefined

/** Warns about a future day, month or year (YYYY-MM-DD, YYYY-MM or YYYY), because the site does not wait for it. */
export const notInFuture: CustomValidator<Day> = (date) =>
  isInFuture(date)
    ? t(
        'This day is in the future. Publish it on that day: “Publish later ...”, in the menu beside Publish',
      )
    : true

/** Says of a future day that the site waits for it: `gate/versions/asOfDay.ts`. */
export const waitsForDay: CustomValidator<Day> = (date) =>
  isInFuture(date)
    ? t('This day is in the future. Published, it counts on the website from that day, by itself')
    : true

function isInFuture(date: Day = ''): boolean {
  const text = String(date)
  return text > localDay(new Date()).slice(0, text.length)
}
