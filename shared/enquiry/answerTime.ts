import type { BusinessHours } from '../content/shapes/businessHours.ts'
import { weekdays } from '../content/weekdays.ts'
import { promisedHours } from './promisedHours.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

type Hours = Pick<BusinessHours, 'days' | 'from' | 'to'> & {
  holidays?: readonly { date: string }[] | undefined
}

/**
 * Returns the time by which an enquiry is answered, in ms since 1970. The promised hours begin when it is sent or, if
 * the company is closed then, when it opens next. They pass on its working days only, and end while it is open: from
 * Friday 14:00 to Monday 14:00, from Saturday to the hour of opening on Tuesday.
 *
 * The company's zone equals UTC (shared/companyZone.ts), and has no days of 23 or 25 hours.
 * @param sentAt in ms since 1970
 */
export function answerTime(sentAt: number, hours: Hours): number {
  let time = nextOpen(sentAt, hours)
  let remaining = promisedHours * hourMs
  while (remaining > 0) {
    const midnight = startOfDay(time) + dayMs
    const passed = isWorkingDay(time, hours) ? Math.min(midnight - time, remaining) : 0
    remaining -= passed
    time = remaining > 0 ? midnight : time + passed
  }
  return nextOpen(time, hours)
}

/** Returns a time at which the company is open, or when it opens next. */
function nextOpen(time: number, hours: Hours): number {
  const start = startOfDay(time)
  if (isWorkingDay(time, hours)) {
    if (time <= start + sinceMidnight(hours.from)) return start + sinceMidnight(hours.from)
    if (time <= start + sinceMidnight(hours.to)) return time
  }
  return nextOpen(start + dayMs, hours)
}

const startOfDay = (time: number) => time - (time % dayMs)

/** @param time HH:MM */
const sinceMidnight = (time: string) => Date.parse(`1970-01-01T${time}Z`)

function isWorkingDay(time: number, { days, holidays = [] }: Hours): boolean {
  const date = new Date(time)
  const weekday = weekdays[(date.getUTCDay() + 6) % 7]
  const day = date.toISOString().slice(0, 10)
  return days.some((name) => name === weekday) && !holidays.some((holiday) => holiday.date === day)
}
