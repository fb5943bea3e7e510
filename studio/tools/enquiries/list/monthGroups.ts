import { formatDate, formatMonth } from '../../../i18n/language.ts'
import { t } from '../../../i18n/t.ts'
import { day } from '../criteria.ts'

type Counted = { value: string; count: number }

const quarterOf = (month: string) =>
  `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`
const yearOf = (month: string) => month.slice(0, 4)

/** Groups months with their quarters and years, newest first, each group with a title. */
export function monthGroups(months: readonly Counted[]): { title: string; values: Counted[] }[] {
  return [
    { title: t('Months'), values: summed(months, (month) => month) },
    { title: t('Quarters'), values: summed(months, quarterOf) },
    { title: t('Years'), values: summed(months, yearOf) },
  ]
}

function summed(months: readonly Counted[], periodOf: (month: string) => string): Counted[] {
  const counts = new Map<string, number>()
  for (const { value, count } of months)
    counts.set(periodOf(value), (counts.get(periodOf(value)) ?? 0) + count)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => (a.value < b.value ? 1 : -1))
}

/** Formats a month, a quarter, a year or a day: 2026-11, 2026-Q4, 2026 or 2026-11-14. */
export function formatPeriod(period: string): string {
  if (day.safeParse(period).success) return formatDate(period)
  const [year = '', part = ''] = period.split('-')
  if (part.startsWith('Q')) return t('Q{quarter} {year}', { quarter: part.slice(1), year })
  return part === '' ? year : formatMonth(period)
}
