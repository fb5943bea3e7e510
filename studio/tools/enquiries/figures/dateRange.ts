/** The first and the last day of a period, YYYY-MM-DD, both included. */
export type DateRange = { from: string; to: string }

const dayMs = 24 * 3_600_000

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Adds days to a date. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * dayMs)
}

/** Adds months to a date, and returns the first day of the resulting month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return dayOf(Date.UTC(year, month - 1 + months))
}

/** Returns a period of `count` whole months, starting with the month of `day`. */
const months = (day: string, count: number): DateRange => ({
  from: addMonths(day, 0),
  to: addDays(addMonths(day, count), -1),
})

/**
 * Common date ranges.
 * @param today YYYY-MM-DD
 */
export function usualRanges(today: string) {
  const [year, month = '01'] = today.split('-')
  const intoQuarter = (Number(month) - 1) % 3
  return {
    'This month': months(today, 1),
    'Last month': months(addMonths(today, -1), 1),
    'This quarter': months(addMonths(today, -intoQuarter), 3),
    'Last quarter': months(addMonths(today, -intoQuarter - 3), 3),
    'This year': months(`${year}-01-01`, 12),
    'Last year': months(`${Number(year) - 1}-01-01`, 12),
  } as const satisfies Record<string, DateRange>
}

/** Returns the name of a whole month, quarter or year: 2026-11, 2026-Q4 or 2026. Undefined for other periods. */
export function periodName({ from, to }: DateRange): string | undefined {
  const isWhole = from.endsWith('-01') && addDays(to, 1).endsWith('-01')
  const [year = '', month = ''] = from.split('-')
  switch (isWhole && monthsBetween(from, addDays(to, 1))) {
    case 1:
      return `${year}-${month}`
    case 3:
      return Number(month) % 3 === 1 ? `${year}-Q${Math.ceil(Number(month) / 3)}` : undefined
    case 12:
      return month === '01' ? year : undefined
    default:
      return undefined
  }
}

/** Returns the previous period: of as many months for a period of whole months, or else of as many days. */
export function rangeBefore({ from, to }: DateRange): DateRange {
  const next = addDays(to, 1)
  const isWhole = from.endsWith('-01') && next.endsWith('-01')
  const days = (Date.parse(next) - Date.parse(from)) / dayMs
  const start = isWhole ? addMonths(from, -monthsBetween(from, next)) : addDays(from, -days)
  return { from: start, to: addDays(from, -1) }
}

/** Returns the months of a period, YYYY-MM. */
export function monthsOf({ from, to }: DateRange): string[] {
  return Array.from({ length: monthsBetween(from, to) + 1 }, (_, index) =>
    addMonths(from, index).slice(0, 7),
  )
}

function monthsBetween(from: string, next: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return monthOf(next) - monthOf(from)
}
