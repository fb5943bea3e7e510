import type { Language } from '../languages.ts'
import { dateFormat } from './formats.ts'

const form = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

/** Returns whether a text is a year, a month or a day of the calendar: 1999, 2022-10 or 2022-10-14. */
export function isPartialDate(text: string): boolean {
  if (!form.test(text)) return false
  // Browsers move the 31st of February into March, or do not parse it.
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * Matches the space before the year of a full date. Lines may break only there, because narrow columns have no room for
 * the whole date.
 */
const beforeYear = /(?<=\d.*)\u00a0(?=(?:de\u00a0)?\d{4}$)/

/** Formats a year, a month or a day. */
export function formatPartialDate(date: string, language: Language): string {
  const { length } = date.split('-')
  const format = dateFormat(language, {
    year: 'numeric',
    ...(length > 1 && { month: 'long' }),
    ...(length > 2 && { day: 'numeric' }),
    timeZone: 'UTC',
  })
  const text = withOrdinal(format.format(new Date(date)), language)
  return text.replaceAll(' ', '\u00a0').replace(beforeYear, ' ')
}

/** Corrections of dates that Intl does not make, by language. French writes the first day of a month as an ordinal. */
const corrected: Partial<Record<Language, (date: string) => string>> = {
  // The date may begin with a weekday.
  fr: (date) => date.replace(/^(\p{Letter}+ )?1 /u, '$11er '),
}

/** Corrects a date formatted by Intl to the usage of its language. */
export function withOrdinal(date: string, language: Language): string {
  return corrected[language]?.(date) ?? date
}
