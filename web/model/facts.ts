import type { Duration } from '../../shared/content/shapes/duration.ts'
import { type FieldText, inLanguage, siblingKey, type Text } from '../../shared/content/text.ts'
import { durationText, timeText } from '../../shared/content/timeText.ts'
import { type Language, localeOf } from '../../shared/languages.ts'
import { defaultMessage, type MessageKey } from '../i18n/messages.ts'
import type { LocalizedTime } from './types.ts'

export function durationOf(
  { title, duration }: { title: Text; duration?: Duration | undefined },
  language: Language,
): FieldText | undefined {
  return (
    duration && { field: siblingKey(title, 'duration'), value: durationText(duration, language) }
  )
}

export function timeTextOf(
  { title, time }: { title: Text; time?: LocalizedTime | undefined },
  language: Language,
): Text | FieldText | undefined {
  if (time === undefined || time.kind === 'text') return time?.text
  const ongoing = message('time.ongoing', language)
  return { field: siblingKey(title, 'time'), value: timeText(time, language, ongoing) }
}

/** @param country.population in millions */
export function populationOf(
  { name, population }: { name: Text; population?: number | undefined },
  language: Language,
): FieldText | undefined {
  if (population === undefined) return undefined
  const isSingular = new Intl.PluralRules(language).select(population) === 'one'
  const text = message(isSingular ? 'countries.million' : 'countries.millions', language)
  const count = population.toLocaleString(localeOf(language))
  return { field: siblingKey(name, 'population'), value: text.replace('{count}', count) }
}

function message(key: MessageKey, language: Language): string {
  return inLanguage(key, defaultMessage(key), language).value
}
