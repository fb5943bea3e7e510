import type { CustomValidator } from 'sanity'
import { localDay } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'

/** Warns about a future day, month or year (YYYY-MM-DD, YYYY-MM or YYYY), because the site does not wait for it. */
export const notToCome: CustomValidator<string | number | undefined> = (date = '') => {
  const text = String(date)
  return text > localDay(new Date()).slice(0, text.length)
    ? t(
        'This day is to come. Publish it on that day: “Publish later ...”, in the menu beside Publish',
      )
    : true
}
