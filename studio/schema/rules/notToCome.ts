import type { CustomValidator } from 'sanity'
import { localDay } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'

/**
 * Warns about a day, a month or a year to come, written as YYYY-MM-DD, YYYY-MM or YYYY: the site does not wait for it.
 */
export const notToCome: CustomValidator<string | undefined> = (date) =>
  date !== undefined && date > localDay(new Date()).slice(0, date.length)
    ? t(
        'This day is to come. Publish it on that day: “Publish later ...”, in the menu beside Publish',
      )
    : true
