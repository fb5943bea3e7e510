import { formatDuration } from '../../../shared/text/formatTime.ts'
import { fewestTimes, parseMonths } from '../../../shared/text/parseMonths.ts'
import { axis } from '../../charts/schedule.ts'
import type { DeriveContext, SectionInLanguageOf, ValidSectionOf } from '../sectionInLanguage.ts'

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

/** Adds times drawn to scale, if the rows are compared and a column is marked as times. */
export function deriveTable(
  section: SectionInLanguageOf<'table'>,
  { language, inAllLanguages }: DeriveContext<'table'>,
) {
  const times = section.comparedPages?.length ? timesOf(inAllLanguages.grid) : undefined
  if (!times) return { ...section, comparison: undefined }
  const months = times.bars.flatMap((bar) => bar?.to ?? [])
  const { length, tick } = axis('months', Math.max(...months))
  const end = formatDuration({ from: length, to: length, unit: 'months' }, language)
  const comparison: Scale = { ...times, length, tick, end }
  return { ...section, comparison }
}

/** Returns the times of the column that is marked as times, if two or more can be drawn. */
function timesOf({ columns, rows }: ValidSectionOf<'table'>['grid']) {
  const column = columns.findIndex(({ times }) => times)
  const bars = rows.map(({ cells }) => parseMonths(cells[column]?.text?.en))
  return bars.filter((bar) => bar !== null).length >= fewestTimes ? { column, bars } : undefined
}
