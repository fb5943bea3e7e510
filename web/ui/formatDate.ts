import type { Language } from '../../shared/languages.ts'
import { dateFormat } from '../../shared/text/formats.ts'
import { withOrdinal } from '../../shared/text/partialDate.ts'

const formats = {
  year: { year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type TodayFormat = keyof typeof formats

/** Formats today's date, in the visitor's time zone. */
export function formatToday(language: Language, name: TodayFormat): string {
  return withOrdinal(dateFormat(language, formats[name]).format(new Date()), language)
}

/**
 * Formats a calendar date, which is the same in every time zone.
 * @param day YYYY-MM-DD
 */
export function formatDate(
  day: string,
  language: Language,
  name: 'month' | 'day' | 'date' = 'date',
): string {
  const format = dateFormat(language, { ...formats[name], timeZone: 'UTC' })
  return withOrdinal(format.format(new Date(day)), language)
}
