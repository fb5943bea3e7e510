import { defaultLanguage, localeOf } from '../../shared/languages.ts'
import { language } from './language.ts'

/** English is written differently in many countries: the browser knows in which one it is. */
const locale = language === defaultLanguage ? undefined : localeOf(language)

/** Returns a time as it is written in the Studio's language. @param time in ISO 8601 */
export function formatTime(time: string): string {
  return new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
}
