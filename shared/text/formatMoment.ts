import type { Language } from '../languages.ts'
import { dateFormat } from './formats.ts'
import { withOrdinal } from './partialDate.ts'

/** Formats a moment in the company's time zone, which equals UTC: weekday, day, month, hour and minute. */
export function formatMoment(moment: number, language: Language): string {
  const format = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  } as const
  return withOrdinal(dateFormat(language, format).format(moment), language)
}
