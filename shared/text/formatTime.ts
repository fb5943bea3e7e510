import type { Duration, DurationUnit, FormattedTime } from '../content/shapes/duration.ts'
import type { Language } from '../languages.ts'
import { capitalized } from './capitalized.ts'
import { numberFormat } from './formats.ts'

/** Formats a duration, such as “2-4 weeks” or “60 days”. The unit's name and plural come from Unicode's CLDR. */
export function formatDuration({ from, to, unit }: Duration, language: Language): string {
  const longest = unitFormat(unit, language).format(to)
  return from === to ? longest : `${from}-${longest}`
}

/**
 * Formats a time, such as “2-4 weeks”, “Weeks 3-8” or “Week 9”.
 * @param ongoing the message for a time without an end
 */
export function formatTime(time: FormattedTime, language: Language, ongoing: string): string {
  if (time.kind === 'ongoing') return ongoing
  if (time.kind === 'duration') return formatDuration(time, language)
  const { from, to, unit } = time
  const parts = unitFormat(unit, language).formatToParts(to - from + 1)
  const name = parts.find(({ type }) => type === 'unit')?.value ?? unit
  const range = from === to ? from : `${from}-${to}`
  return `${capitalized(name)} ${range}`
}

function unitFormat(unit: DurationUnit, language: Language) {
  return numberFormat(language, {
    style: 'unit',
    unit: unit.replace(/s$/, ''),
    unitDisplay: 'long',
  })
}
