import { defaultLanguage, type Language, localeOf } from '../../shared/languages.ts'
import { withOrdinal } from '../../shared/text/partialDate.ts'
import { storageItem } from '../../web/browser/storage.ts'
import { messages } from './messages.ts'

type StudioLanguage = typeof defaultLanguage | keyof typeof messages

const stored = storageItem('localStorage', 'studio-language')

/**
 * The Studio's language: the editor's choice, else the browser's preference, else English. It changes only on
 * reload, because configuration and schema are created once.
 */
export const studioLanguage: StudioLanguage =
  // Scripts and tests read the schema too, always in English.
  typeof window === 'undefined'
    ? defaultLanguage
    : ([stored.read(), ...navigator.languages.map(codeOf)].find(isStudioLanguage) ??
      defaultLanguage)

export function chooseLanguage(code: StudioLanguage): void {
  stored.write(code)
  location.reload()
}

export function isStudioLanguage(code: string | null): code is StudioLanguage {
  return code === defaultLanguage || (code !== null && Object.hasOwn(messages, code))
}

/** Returns the name of a language within a sentence, such as «en portugais»; in English, as on the tabs of languages. */
export function languageInSentence({ code, name }: { code: Language; name: string }): string {
  if (studioLanguage === defaultLanguage) return name
  return languageName(code)
}

function codeOf(tag: string): string {
  return tag.split('-')[0] ?? tag
}

/** The browser's preferred regional variant of the Studio's language. */
const locale =
  navigator.languages.find((tag) => codeOf(tag) === studioLanguage) ?? localeOf(studioLanguage)

/**
 * Formats the time that has passed since a time, such as "3 hours ago".
 * @param now in ms
 */
export function formatAge(time: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(time)) / 60_000))
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (minutes === 0) return format.format(0, 'second')
  if (minutes < 60) return format.format(-minutes, 'minute')
  if (minutes < 48 * 60) return format.format(-Math.floor(minutes / 60), 'hour')
  return format.format(-Math.floor(minutes / 60 / 24), 'day')
}

/** Formats a duration in ms in minutes, or in hours from two hours on, such as "2 hours". */
export function formatDuration(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  const [value, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour']
  return value.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' })
}

/** Returns the local date of a time as YYYY-MM-DD, which is the Swedish format. */
export function localDay(time: Date): string {
  return time.toLocaleDateString('sv')
}

/** Formats a month, such as 2026-11, as "November 2026". */
export function formatMonth(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${month}-01`).toLocaleDateString(locale, options)
}

/** Formats a day, such as 2026-11-25, as "25 Nov 2026". */
export function formatDate(day: string): string {
  const text = new Date(day).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return withOrdinal(text, studioLanguage)
}

export function languageName(code: string): string {
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(code) ?? code
}

/** @param code ISO 3166-1 alpha-2 */
export function countryName(code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code
}

/** Formats a number with at most one decimal. */
export function formatNumber(value: number): string {
  return value.toLocaleString(locale, { maximumFractionDigits: 1 })
}

/** Formats the hour and minute of a time in ISO 8601, such as "14:02". */
export function formatTimeOfDay(time: string): string {
  return new Date(time).toLocaleTimeString(locale, { timeStyle: 'short' })
}

/**
 * Formats a time in the Studio's language.
 * @param time in ISO 8601
 * @param timeZone the editor's own by default
 */
export function formatDateTime(time: string, timeZone?: string): string {
  const text = new Date(time).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return withOrdinal(text, studioLanguage)
}

/** Formats a time with its weekday, in the Studio's language. */
export function formatWeekdayTime(time: string, timeZone?: string): string {
  const text = new Date(time).toLocaleString(locale, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone },
  })
  return withOrdinal(text, studioLanguage)
}
