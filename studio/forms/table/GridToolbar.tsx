import { Flex } from '@sanity/ui'
import { maxColumns, maxNotes, maxRows } from '../../../web/sections/table/shape.ts'
import { t } from '../../i18n/t.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import {
  firstRow,
  withColumn,
  withNumbers,
  withoutColumns,
  withoutRows,
  withRow,
  withTimes,
  withTotal,
} from './gridModel.ts'
import type { GridEditor } from './useGridEditor.ts'

/** Buttons for the rows, columns and notes of a table. */
export function GridToolbar({ editor }: { editor: GridEditor }) {
  const { grid, active, range, reshape, select } = editor
  const row = active.line - firstRow
  const [firstSelected, lastSelected] = [range.from.line - firstRow, range.to.line - firstRow]
  const isTotal = grid.rows[row]?.total === true
  const areNumbers = grid.columns[active.column]?.numbers === true
  const areTimes = grid.columns[active.column]?.times === true
  const note = grid.rows[row]?.cells[active.column]?.note
  return (
    <Flex gap={1} wrap="wrap">
      <SmallButton
        mode="ghost"
        text={t('Add row')}
        disabled={grid.rows.length >= maxRows}
        onClick={() => reshape((grid) => withRow(grid, Math.max(0, row + 1)))}
      />
      <SmallButton
        mode="ghost"
        text={t('Add column')}
        disabled={grid.columns.length >= maxColumns}
        onClick={() => reshape((grid) => withColumn(grid, active.column + 1))}
      />
      <SmallButton
        mode="ghost"
        text={t('Delete rows')}
        disabled={
          lastSelected < 0 || grid.rows.length <= lastSelected - Math.max(0, firstSelected) + 1
        }
        onClick={() => {
          reshape((grid) => withoutRows(grid, Math.max(0, firstSelected), lastSelected))
          select({ line: Math.max(firstRow, range.from.line), column: active.column })
        }}
      />
      <SmallButton
        mode="ghost"
        text={t('Delete columns')}
        disabled={grid.columns.length - (range.to.column - range.from.column + 1) < 2}
        onClick={() => {
          reshape((grid) => withoutColumns(grid, range.from.column, range.to.column))
          select({ line: active.line, column: range.from.column })
        }}
      />
      <SmallButton
        mode={areNumbers ? 'default' : 'ghost'}
        text={t('Numbers')}
        aria-pressed={areNumbers}
        disabled={active.column === 0}
        onClick={() => reshape((grid) => withNumbers(grid, active.column, !areNumbers))}
      />
      <SmallButton
        mode={areTimes ? 'default' : 'ghost'}
        text={t('Times')}
        aria-pressed={areTimes}
        disabled={active.column === 0}
        onClick={() => reshape((grid) => withTimes(grid, active.column, !areTimes))}
      />
      <SmallButton
        mode={isTotal ? 'default' : 'ghost'}
        text={t('Total')}
        aria-pressed={isTotal}
        disabled={row < 0}
        onClick={() => reshape((grid) => withTotal(grid, row, !isTotal))}
      />
      <SmallButton
        mode={note ? 'default' : 'ghost'}
        text={t('Note')}
        aria-pressed={note !== undefined}
        disabled={row < 0 || (!note && grid.notes.length >= maxNotes)}
        onClick={editor.toggleNote}
      />
    </Flex>
  )
}
