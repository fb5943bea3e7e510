import type { z } from 'zod'
import type { Language } from '../languages.ts'
import type { source } from './shapes/source.ts'

type ValidSource = z.output<typeof source>

/** A source as pages show it. */
type ShownSource = Omit<ValidSource, 'urls' | 'memberships'>

/** The default number of months until the next check of a source. */
const usualMonths = 12

/** Returns a source with the URL of its page in a language, or else in English. */
export function withUrlIn<Source extends Pick<ValidSource, 'url' | 'urls'>>(
  { urls, ...source }: Source,
  language: Language,
): Omit<Source, 'urls'> {
  return { ...source, url: urls?.[language] ?? source.url }
}

export function sourceInLanguage(
  { memberships: _, ...source }: ValidSource,
  language: Language,
): ShownSource {
  return withUrlIn(source, language)
}

export function oldestCheck(sources: readonly { checkedOn: string }[]): string | undefined {
  return sources.map(({ checkedOn }) => checkedOn).toSorted()[0]
}

/**
 * Returns the month in which a source is to be checked again.
 * @param checkedOn YYYY-MM-DD
 * @returns YYYY-MM
 */
export function reviewMonth({
  checkedOn,
  reviewIntervalMonths,
}: {
  checkedOn: string
  reviewIntervalMonths?: number | null | undefined
}): string {
  const [year = 0, month = 1] = checkedOn.split('-').map(Number)
  const next = new Date(Date.UTC(year, month - 1 + (reviewIntervalMonths ?? usualMonths)))
  return next.toISOString().slice(0, 7)
}
