import type { FieldText, Text } from '../../shared/content/languages/inLanguage.ts'
import type { MessageKey } from '../i18n/messages.ts'
import { monthsInGroup } from './cells.ts'
import { captionOf, type Schedule } from './schedule.ts'

/** A drawing of a section's days or durations, as lines of `columns` cells in groups of `group`. */
export type Drawing = {
  rows: DrawingRow[]
  columns: number
  group: number
  caption: MessageKey
  unit?: Schedule['unit']
}

export type DrawingRow = {
  label: Text
  value?: Text | FieldText | undefined
  /** A bar of cells from the first to `end`, hatched from `solid`. Absent if unknown. */
  cells?: { solid: number; end: number }
}

/** Draws durations that are compared, so that all of them start at the first cell. */
export function comparisonDrawing(rows: DrawingRow[], { bars, ...schedule }: Schedule): Drawing {
  return {
    rows: rows.map((row, index) => {
      const bar = bars[index]
      if (!bar || bar.open) return row
      return { ...row, cells: { solid: bar.shortest, end: bar.longest } }
    }),
    columns: schedule.length,
    group: schedule.unit === 'months' ? monthsInGroup : 10,
    caption: captionOf({ bars, ...schedule }),
    unit: schedule.unit,
  }
}
