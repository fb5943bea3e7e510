/** A month with days of a period: how many days it has, and on which weekday it begins (1 is Monday). */
export type CalendarMonth = {
  /** Its first day, YYYY-MM-DD. */
  first: string
  length: number
  weekday: number
}

const dayMs = 24 * 60 * 60 * 1000

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * Returns the date a number of calendar days later, or undefined if `from` is not a valid date.
 * @param from YYYY-MM-DD
 */
export function daysLater(from: string, days: number): string | undefined {
  const time = Date.parse(from)
  // Years of more than four digits have another format.
  return Number.isNaN(time) || from.length !== 10 ? undefined : isoDay(time + days * dayMs)
}

/** Returns the months from the month of `from` to the month of `to`, inclusive. */
export function monthsBetween(from: string, to: string): CalendarMonth[] {
  const months: CalendarMonth[] = []
  const month = new Date(`${from.slice(0, 7)}-01`)
  while (isoDay(month.getTime()) <= to) {
    const first = month.getTime()
    month.setUTCMonth(month.getUTCMonth() + 1)
    months.push({
      first: isoDay(first),
      length: (month.getTime() - first) / dayMs,
      weekday: new Date(first).getUTCDay() || 7,
    })
  }
  return months
}
