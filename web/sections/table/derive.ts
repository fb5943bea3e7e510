import { durationText } from '../../../shared/content/timeText.ts'
import { axis } from '../../charts/schedule.ts'
import type { DeriveContext, LocalizedSectionOf, StoredSectionOf } from '../localizedSection.ts'

/** The times of a column on one scale, in months. */
export type Scale = {
  /** The index of the column. */
  column: number
  length: number
  tick: number
  /** The length as text, such as “12 months”. */
  end: string
  /** The range from the shortest to the longest time of each row, or null if it has no time. */
  bars: ({ from: number; to: number } | null)[]
}

/** Adds times drawn to scale, if the rows are compared and a column has times for at least two of them. */
export function deriveTable(
  section: LocalizedSectionOf<'table'>,
  { language, stored }: DeriveContext<'table'>,
) {
  const times = section.compared?.length ? timesIn(stored.grid) : undefined
  if (!times) return { ...section, comparison: undefined }
  const months = times.bars.flatMap((bar) => bar?.to ?? [])
  const { length, tick } = axis('months', Math.max(...months))
  const end = durationText({ from: length, to: length, unit: 'months' }, language)
  const comparison: Scale = { ...times, length, tick, end }
  return { ...section, comparison }
}

/** Returns the column with the most times, parsed from its English cells. */
function timesIn({ columns, rows }: StoredSectionOf<'table'>['grid']) {
  const found = columns.map((_, column) => {
    const bars = rows.map(({ cells }) => monthsIn(cells[column]?.text?.en ?? ''))
    return { column, bars, count: bars.filter((bar) => bar !== null).length }
  })
  const [most] = found.slice(1).toSorted((a, b) => b.count - a.count)
  return most && most.count > 1 ? { column: most.column, bars: most.bars } : undefined
}

const time =
  /(\d+(?:\.\d+)?)(?:\s*(?:to|-|–)\s*(\d+(?:\.\d+)?))?\s+(working\s+)?(day|week|month|year)s?\b/g

/** The mean length of a month in each unit. */
const inMonth = { day: 365.25 / 12, week: 365.25 / 84, month: 1, year: 1 / 12 }

/** Returns the shortest and the longest time in an English text, in months. Five working days count as a week. */
function monthsIn(text: string) {
  const withoutCommas = text.replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const months = [...withoutCommas.matchAll(time)].flatMap(([, from, to = from, working, unit]) => {
    const size = (working ? 7 / 5 : 1) / inMonth[unit as keyof typeof inMonth]
    return [Number(from) * size, Number(to) * size]
  })
  return months.length > 0 ? { from: Math.min(...months), to: Math.max(...months) } : null
}
