import type { BusinessHours } from '../../shared/content/shapes/businessHours.ts'
import { weekdays } from '../../shared/content/weekdays.ts'
import type { Language } from '../../shared/languages.ts'
import { capitalized } from '../../shared/text/capitalized.ts'
import { fillIn } from '../../shared/text/fillIn.ts'
import texts from './businessHours.json' with { type: 'json' }

/** Returns business hours as visitors read them, such as “Mon - Fri: 8AM - 6PM”. */
export function businessHoursText({ days, from, to }: BusinessHours, language: Language): string {
  const { days: names, range, hours } = texts[language]
  const text = runsOf(weekdays.map((day) => days.includes(day)))
    .flatMap(([first, last]) => {
      const run = names.slice(first, last + 1)
      const [firstName = '', lastName = ''] = [names[first], names[last]]
      return run.length > 2 ? fillIn(range, { first: firstName, last: lastName }) : run
    })
    .join(', ')
  return capitalized(
    fillIn(hours, {
      days: text,
      from: formatTime(from, language),
      to: formatTime(to, language),
    }),
  )
}

/** Returns the first and last index of each run of true values. */
function runsOf(values: boolean[]): [number, number][] {
  const runs: [number, number][] = []
  values.forEach((value, index) => {
    const run = runs.at(-1)
    if (value && run?.[1] === index - 1) run[1] = index
    else if (value) runs.push([index, index])
  })
  return runs
}

/** @param time HH:MM */
function formatTime(time: string, language: Language): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number)
  const padded = String(minutes).padStart(2, '0')
  if (language !== 'en') return minutes === 0 ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${padded}`
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 || 12}${minutes === 0 ? '' : `:${padded}`}${half}`
}
