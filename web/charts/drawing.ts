import { type FieldText, siblingKey, type Text } from '../../shared/content/languages/inLanguage.ts'
import type { MessageKey } from '../i18n/messages.ts'
import { captionOf, type Schedule } from './schedule.ts'

/**
 * A drawing of a section's numbers, times or entries. Cells fill lines of `columns` cells, in groups of `group`; large
 * numbers fill blocks of ten lines, column by column.
 */
export type Drawing = { rows: DrawingRow[] } & (
  | { layout: 'path' | 'rooms' }
  | { layout: 'stages' | 'floorPlan' }
  | {
      layout: 'cells'
      columns: number
      group: number
      isBlock?: boolean
      caption: MessageKey
      unit?: Schedule['unit']
    }
)

export type DrawingRow = {
  label: Text
  value?: Text | FieldText | undefined
  /** The text shown when the row is selected. */
  text?: Text | undefined
  /** A bar of cells from `start` to `end`, hatched from `solid`. An open bar is an arrow. Absent if unknown. */
  cells?: { start: number; solid: number; end: number; open?: boolean }
}

export const cellsOf = (count: number) => ({ start: 0, solid: count, end: count })

/** @param field the field of the count, beside the label */
export function countedRow(label: Text, field: string, count: number): DrawingRow {
  return {
    label,
    value: { field: siblingKey(label, field), value: `${count}` },
    cells: cellsOf(count),
  }
}

export function countDrawing(
  rows: DrawingRow[],
  caption: 'drawing.cells' | 'drawing.countries' = 'drawing.cells',
): Drawing {
  const most = Math.max(...rows.map(({ cells }) => cells?.end ?? 0))
  const isBlock = most > 150
  const columns = isBlock ? Math.ceil(most / 10) : most > 10 ? 30 : 10
  return { layout: 'cells', rows, columns, group: 10, isBlock, caption }
}

export function scheduleDrawing(rows: DrawingRow[], schedule: Schedule): Drawing {
  const { bars, length, unit } = schedule
  return {
    layout: 'cells',
    rows: rows.map((row, index) => {
      const bar = bars[index]
      if (!bar) return row
      const { start } = bar
      if (bar.open) return { ...row, cells: { start, solid: length, end: length, open: true } }
      return { ...row, cells: { start, solid: start + bar.shortest, end: start + bar.longest } }
    }),
    columns: length,
    group: 10,
    caption: captionOf(schedule),
    unit,
  }
}
