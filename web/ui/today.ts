import { type Language, localeOf } from '../../shared/languages.ts'

const formats = {
  year: { year: 'numeric' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type TodayFormat = keyof typeof formats

/** Formats today's date, in the visitor's time zone. */
export function todayIn(language: Language, format: TodayFormat): string {
  return new Intl.DateTimeFormat(localeOf(language), formats[format]).format(new Date())
}

/**
 * Formats a day of the calendar, the same in every time zone.
 * @param day YYYY-MM-DD
 */
export function dateIn(language: Language, day: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...formats.date, timeZone: 'UTC' }).format(
    new Date(day),
  )
}
