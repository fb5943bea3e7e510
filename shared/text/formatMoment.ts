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
  const written = withOrdinal(dateFormat(language, format).format(moment), language)
  return language === 'fr' ? written.replace(/0?(\d+):(\d\d)$/, frenchTime) : written
}

/** French writes 8 h and 8 h 05, as in the hours of the office; `Intl` writes 08:05. */
function frenchTime(_: string, hour: string, minute: string): string {
  return `${hour}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`
}
