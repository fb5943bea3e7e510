import { set, unset } from 'sanity'
import { isWritten } from '../../../shared/content/languages/translationCoverage.ts'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import { maxColumns, maxRows } from '../../../web/sections/table/shape.ts'
import { applyPatches } from '../../documents/applyPatches.ts'
import { type TextWithHashes, textPatches } from '../../documents/translations/sourceHashes.ts'

/** A table as the Content Lake stores it. Immutable: each operation returns a new table. */
export type Grid = { columns: GridColumn[]; rows: GridRow[]; notes: GridNote[] }
type GridColumn = Keyed & {
  title?: TextWithHashes
  unit?: TextWithHashes
  numbers?: boolean
  times?: boolean
}
type GridRow = Keyed & { total?: boolean; cells: GridCell[] }
export type GridCell = Keyed & { text?: TextWithHashes; note?: string }
type GridNote = Keyed & { text?: TextWithHashes }
type Keyed = { _key: string }

/** The line and the column of a text. The first lines are the heads and their units. */
export type CellPosition = { line: number; column: number }
type CellRange = { from: CellPosition; to: CellPosition }

export const headLine = 0
export const unitLine = 1
/** Line 0 has the heads, line 1 the units; row 0 of the table is line 2. */
export const firstRow = 2

/** Returns the key of a new entry of a list. */
export const newKey = () => crypto.randomUUID().slice(0, 12)

const newCell = (): GridCell => ({ _key: newKey() })

export function newGrid(columns: number, rows: number): Grid {
  return {
    columns: Array.from({ length: columns }, () => ({ _key: newKey() })),
    rows: Array.from({ length: rows }, () => newRow(columns)),
    notes: [],
  }
}

const newRow = (columns: number): GridRow => ({
  _key: newKey(),
  cells: Array.from({ length: columns }, newCell),
})

/** Adds missing lists and cells to a stored table. They are stored with the next edit. */
export function readGrid(value: Partial<Grid> | undefined): Grid {
  const { columns = [], rows = [], notes = [] } = value ?? {}
  const missing = (cells: readonly GridCell[]) => Math.max(0, columns.length - cells.length)
  return {
    columns,
    rows: rows.map((row) => {
      const { cells = [] } = row
      // Keys are stable, so that two reads of a table are equal.
      const added = Array.from({ length: missing(cells) }, (_, index) => ({
        _key: `${row._key}-${cells.length + index}`,
      }))
      return added.length > 0 ? { ...row, cells: [...cells, ...added] } : { ...row, cells }
    }),
    notes,
  }
}

export const linesOf = ({ rows }: Grid) => firstRow + rows.length

export function textAt({ columns, rows }: Grid, { line, column }: CellPosition) {
  if (line === headLine) return columns[column]?.title
  if (line === unitLine) return columns[column]?.unit
  return rows[line - firstRow]?.cells[column]?.text
}

export function textInLanguage(grid: Grid, position: CellPosition, code: Language): string {
  return stringIn(textAt(grid, position), code)
}

export function stringIn(text: TextWithHashes | undefined, code: Language): string {
  const string = text?.[code]
  return typeof string === 'string' ? string : ''
}

/** Returns a table with a new text at a position, and with the hash of its English, as in forms. */
export function withTextInLanguage(
  grid: Grid,
  position: CellPosition,
  code: Language,
  value: string,
): Grid {
  return withText(grid, position, changedText(textAt(grid, position), code, value))
}

export function withText(
  grid: Grid,
  { line, column }: CellPosition,
  text: TextWithHashes | undefined,
): Grid {
  if (line === headLine || line === unitLine) {
    const field = line === headLine ? 'title' : 'unit'
    return { ...grid, columns: updateAt(grid.columns, column, (it) => withField(it, field, text)) }
  }
  return {
    ...grid,
    rows: updateAt(grid.rows, line - firstRow, (row) => ({
      ...row,
      cells: updateAt(row.cells, column, (cell) => withField(cell, 'text', text)),
    })),
  }
}

/** Returns a text with one language changed as a form changes it, or undefined if no language is left. */
function changedText(text: TextWithHashes | undefined, code: Language, value: string) {
  const edit = isWritten(value) ? set(value, [code]) : unset([code])
  return applyPatches(text, textPatches([edit], text ?? {}))
}

function withField<T extends object, Name extends keyof T & string>(
  object: T,
  name: Name,
  value: T[Name] | undefined,
): T {
  const { [name]: _, ...rest } = object
  return (value === undefined ? rest : { ...object, [name]: value }) as T
}

const updateAt = <T>(items: readonly T[], at: number, change: (item: T) => T): T[] =>
  items.map((item, index) => (index === at ? change(item) : item))

const insertAt = <T>(items: readonly T[], at: number, ...more: T[]) =>
  items.toSpliced(at, 0, ...more)

/** Returns the table unchanged if it has no room for another row. */
export function withRow(grid: Grid, at: number): Grid {
  if (grid.rows.length >= maxRows) return grid
  return { ...grid, rows: insertAt(grid.rows, at, newRow(grid.columns.length)) }
}

export function withColumn(grid: Grid, at: number): Grid {
  if (grid.columns.length >= maxColumns) return grid
  return {
    ...grid,
    columns: insertAt(grid.columns, at, { _key: newKey() }),
    rows: grid.rows.map((row) => ({ ...row, cells: insertAt(row.cells, at, newCell()) })),
  }
}

const isOutside = (from: number, to: number) => (_: unknown, index: number) =>
  index < from || index > to

export function withoutRows(grid: Grid, from: number, to: number): Grid {
  return withoutUnusedNotes({ ...grid, rows: grid.rows.filter(isOutside(from, to)) })
}

export function withoutColumns(grid: Grid, from: number, to: number): Grid {
  return withoutUnusedNotes({
    ...grid,
    columns: grid.columns.filter(isOutside(from, to)),
    rows: grid.rows.map((row) => ({ ...row, cells: row.cells.filter(isOutside(from, to)) })),
  })
}

function moveItem<T>(items: readonly T[], at: number, by: number): T[] {
  const item = items.slice(at, at + 1)
  return item.length === 0 || at + by < 0 || at + by >= items.length
    ? [...items]
    : items.toSpliced(at, 1).toSpliced(at + by, 0, ...item)
}

export function withRowMoved(grid: Grid, at: number, by: number): Grid {
  return { ...grid, rows: moveItem(grid.rows, at, by) }
}

export function withColumnMoved(grid: Grid, at: number, by: number): Grid {
  return {
    ...grid,
    columns: moveItem(grid.columns, at, by),
    rows: grid.rows.map((row) => ({ ...row, cells: moveItem(row.cells, at, by) })),
  }
}

export function withTotal(grid: Grid, at: number, isTotal: boolean): Grid {
  return {
    ...grid,
    rows: updateAt(grid.rows, at, (row) => withField(row, 'total', isTotal || undefined)),
  }
}

export function withNumbers(grid: Grid, at: number, areNumbers: boolean): Grid {
  return {
    ...grid,
    columns: updateAt(grid.columns, at, (column) =>
      withField(column, 'numbers', areNumbers || undefined),
    ),
  }
}

/** Returns a table with a column marked as times, and no other. */
export function withTimes(grid: Grid, at: number, areTimes: boolean): Grid {
  return {
    ...grid,
    columns: grid.columns.map((column, index) =>
      withField(column, 'times', (index === at && areTimes) || undefined),
    ),
  }
}

/** Returns a table with a note added at a cell, or with the cell's note removed. */
export function withNoteToggled(grid: Grid, row: number, column: number): Grid {
  const has = grid.rows[row]?.cells[column]?.note !== undefined
  const note = { _key: newKey() }
  const rows = updateAt(grid.rows, row, (line) => ({
    ...line,
    cells: updateAt(line.cells, column, (cell) =>
      withField(cell, 'note', has ? undefined : note._key),
    ),
  }))
  return has
    ? withoutUnusedNotes({ ...grid, rows })
    : { ...grid, rows, notes: [...grid.notes, note] }
}

function withoutUnusedNotes(grid: Grid): Grid {
  const used = new Set(grid.rows.flatMap(({ cells }) => cells.map(({ note }) => note)))
  return { ...grid, notes: grid.notes.filter(({ _key }) => used.has(_key)) }
}

export function withNoteText(grid: Grid, at: number, code: Language, value: string): Grid {
  return {
    ...grid,
    notes: updateAt(grid.notes, at, (note) =>
      withField(note, 'text', changedText(note.text, code, value)),
    ),
  }
}

/** Returns the corners of the rectangle between two positions. */
export function rangeBetween(a: CellPosition, b: CellPosition): CellRange {
  return {
    from: { line: Math.min(a.line, b.line), column: Math.min(a.column, b.column) },
    to: { line: Math.max(a.line, b.line), column: Math.max(a.column, b.column) },
  }
}

export function isInside({ from, to }: CellRange, { line, column }: CellPosition): boolean {
  return line >= from.line && line <= to.line && column >= from.column && column <= to.column
}

const positionsIn = ({ from, to }: CellRange): CellPosition[][] =>
  Array.from({ length: to.line - from.line + 1 }, (_, line) =>
    Array.from({ length: to.column - from.column + 1 }, (_, column) => ({
      line: from.line + line,
      column: from.column + column,
    })),
  )

/** Returns the texts of a range in a language, without the line of units if it is empty. */
export function textsInRange(grid: Grid, range: CellRange, code: Language): string[][] {
  return positionsIn(range)
    .map((positions) => ({
      line: positions[0]?.line,
      words: positions.map(
        (position) =>
          textInLanguage(grid, position, code) || textInLanguage(grid, position, defaultLanguage),
      ),
    }))
    .filter(({ line, words }) => line !== unitLine || words.some((it) => it !== ''))
    .map(({ words }) => words)
}

export function cleared(grid: Grid, range: CellRange, code: Language): Grid {
  return positionsIn(range)
    .flat()
    .reduce((next, position) => withTextInLanguage(next, position, code, ''), grid)
}

/** Returns whether a table has no word in any language. */
export function isBlankGrid({ columns, rows }: Grid): boolean {
  const texts = [
    ...columns.flatMap(({ title, unit }) => [title, unit]),
    ...rows.flatMap(({ cells }) => cells.map(({ text }) => text)),
  ]
  return texts.every((text) => text === undefined)
}
