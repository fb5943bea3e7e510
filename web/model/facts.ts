import type { Duration, Time } from '../../shared/content/shapes/duration.ts'
import type { Stored } from '../../shared/content/shapes/localized.ts'
import { durationText, timeText } from '../../shared/content/timeText.ts'
import { defaultLanguage, type Language, languageCodes, localeOf } from '../../shared/languages.ts'
import type { MessageKey } from '../i18n/messages/en.ts'
import { messages } from '../i18n/messages.ts'
import type { StoredCountry } from './types.ts'

/** Durations, times and populations in the words of every language, as fields of texts are stored. */
export const inWords = {
  duration: (duration: Duration) => inEveryLanguage((language) => durationText(duration, language)),
  time: (time: Time) =>
    time.kind === 'text'
      ? time.text
      : inEveryLanguage((language) => timeText(time, language, message('time.ongoing', language))),
  population: (millions: number) =>
    inEveryLanguage((language) => {
      const isSingular = new Intl.PluralRules(language).select(millions) === 'one'
      const text = message(isSingular ? 'countries.million' : 'countries.millions', language)
      const count = new Intl.NumberFormat(localeOf(language)).format(millions)
      return text.replace('{count}', count)
    }),
}

function message(key: MessageKey, language: Language): string {
  return messages[language][key] ?? messages[defaultLanguage][key]
}

function inEveryLanguage(write: (language: Language) => string): Stored<string> {
  return {
    ...Object.fromEntries(languageCodes.map((language) => [language, write(language)])),
    [defaultLanguage]: write(defaultLanguage),
  }
}

/** Returns the populations by country's id, as shares of the largest. */
export function populationShares(countries: readonly StoredCountry[]): Record<string, number> {
  const known = countries.flatMap(({ _id, population }) =>
    population === undefined ? [] : [[_id, population] as const],
  )
  const largest = Math.max(...known.map(([, population]) => population))
  return Object.fromEntries(
    known.map(([id, population]) => [id, Math.round((population / largest) * 1000) / 1000]),
  )
}
