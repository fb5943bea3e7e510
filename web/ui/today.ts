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
