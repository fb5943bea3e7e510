import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import { maxColumns, maxRows } from '../../../web/sections/table/shape.ts'
import type { CopiedTable } from './clipboard.ts'
import {
  type CellPosition,
  firstRow,
  type Grid,
  headLine,
  isBlankGrid,
  linesOf,
  newGrid,
  textInLanguage,
  unitLine,
  withColumn,
  withNumbers,
  withRow,
  withTextInLanguage,
} from './gridModel.ts'
import { isNumber, isYear, readQuantity } from './units.ts'

export type PastedTable = {
  grid: Grid
  rows: number
  columns: number
  /** Set if the table was empty, and the first row became its heads. */
  hasHeads: boolean
  /** Set if the table was empty, and nothing was found that could be its heads. */
  lacksHeads: boolean
  numberColumns: number
  /** The units that all cells of a column shared, now in the line below its head. */
  units: string[]
  /** The number of rows and columns that had no room. */
  cut: { rows: number; columns: number }
}

/** The minimum share of numbers in a numeric column. */
const mostly = 0.8

/**
 * Pastes texts into a table, from a position on. An empty table grows to their size, takes the first row as its heads,
 * marks numeric columns, and moves a unit that all cells of a column share below its head. A table with a unit below a
 * head takes the unit out of the cells of this column. A translation keeps the table's size.
 * @param copied `hasHeads` says that the first row is marked as heads where it was copied
 * @returns undefined if a translation has more rows or columns than the table
 */
export function pasteGrid(
  grid: Grid,
  at: CellPosition,
  { rows: copied, hasHeads: isMarked }: Pick<CopiedTable, 'rows' | 'hasHeads'>,
  code: Language,
): PastedTable | undefined {
  // An empty row is only spacing if all columns of the table are pasted.
  const isWhole = isBlankGrid(grid) || (copied[0]?.length ?? 0) >= grid.columns.length
  const texts = isWhole ? copied.filter((row) => row.some((words) => words !== '')) : copied
  const height = texts.length
  const width = Math.max(0, ...texts.map((row) => row.length))
  if (code !== defaultLanguage) {
    const isLarger =
      linesFrom(at.line, height).some((line) => line >= linesOf(grid)) ||
      at.column + width > grid.columns.length
    return isLarger ? undefined : translated(grid, at, texts, code)
  }
  if (!isBlankGrid(grid)) {
    const lines = linesFrom(at.line, height)
    const cells = texts.map((row, index) =>
      row.map((text, column) =>
        withoutColumnUnit(
          grid,
          { line: lines[index] ?? 0, column: at.column + column },
          code,
          text,
        ),
      ),
    )
    return filled(grown(grid, at, height, width), at, cells, code, { hasHeads: false })
  }

  const [first = [], ...bodyRows] = texts
  const hasHeads = bodyRows.length > 0 && (isMarked || areHeads(first, bodyRows))
  const columns = Math.min(Math.max(2, width), maxColumns)
  const rows = Math.min(Math.max(1, hasHeads ? height - 1 : height), maxRows)
  const start = { line: hasHeads ? headLine : firstRow, column: 0 }
  const body = hasHeads ? bodyRows : texts
  const units = unitsIn(body, 1)
  const cells = hasHeads ? [first, ...withoutUnits(body, units)] : withoutUnits(body, units)
  const filling = filled(newGrid(columns, rows), start, cells, code, { hasHeads })
  const pasted = withUnits(filling, 0, units, code)
  // Row heads are words, even if all of them are years.
  const numbers = pasted.grid.columns.flatMap((_, column) => {
    const cells = cellsOf(body, column)
    const count = units.has(column) ? cells.length : cells.filter(isNumber).length
    return column > 0 && cells.length > 0 && count >= mostly * cells.length ? [column] : []
  })
  return {
    ...pasted,
    lacksHeads: !hasHeads,
    grid: numbers.reduce((next, column) => withNumbers(next, column, true), pasted.grid),
    numberColumns: numbers.length,
  }
}

/**
 * Returns a text that is pasted into a cell, without the unit that is already below the head of its column.
 * @param position of the cell
 */
export function withoutColumnUnit(
  grid: Grid,
  { line, column }: CellPosition,
  code: Language,
  text: string,
): string {
  const unit = line < firstRow ? '' : textInLanguage(grid, { line: unitLine, column }, code)
  const quantity = readQuantity(text)
  return unit !== '' && quantity?.unit === unit ? quantity.amount : text
}

/** Returns whether a row has heads: words, or years above numbers that are not years. */
function areHeads(first: readonly string[], bodyRows: readonly string[][]): boolean {
  return first.every((words, column) => {
    if (!isNumber(words)) return true
    return column > 0 && isYear(words) && !cellsOf(bodyRows, column).every(isYear)
  })
}

/** Fills in a translation. A unit below the English head is taken out of its cells too. */
function translated(grid: Grid, at: CellPosition, texts: string[][], code: Language): PastedTable {
  const isRow = linesFrom(at.line, texts.length).map((line) => line >= firstRow)
  const rows = texts.filter((_, index) => isRow[index])
  const units = unitsIn(rows, at.column === 0 ? 1 : 0)
  for (const column of units.keys())
    if (grid.columns[at.column + column]?.unit === undefined) units.delete(column)
  const cells = texts.map((row, index) => (isRow[index] ? withoutUnit(row, units) : row))
  return withUnits(filled(grid, at, cells, code, { hasHeads: false }), at.column, units, code)
}

const cellsOf = (rows: readonly string[][], column: number) =>
  rows.map((row) => row[column]?.trim() ?? '').filter((text) => text !== '')

/**
 * Returns the unit that all cells of a column share, by column, for columns with several cells.
 * @param first the first column after the row heads
 */
function unitsIn(rows: readonly string[][], first: number): Map<number, string> {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const units = new Map<number, string>()
  for (let column = first; column < width; column += 1) {
    const cells = cellsOf(rows, column)
    const distinct = new Set(cells.map(unitOf))
    const [unit] = distinct
    if (cells.length > 1 && distinct.size === 1 && unit) units.set(column, unit)
  }
  return units
}

const unitOf = (cell: string) => readQuantity(cell)?.unit

const withoutUnit = (row: string[], units: ReadonlyMap<number, string>) =>
  row.map((cell, column) => (units.has(column) ? (readQuantity(cell)?.amount ?? cell) : cell))

const withoutUnits = (rows: string[][], units: ReadonlyMap<number, string>) =>
  rows.map((row) => withoutUnit(row, units))

function withUnits(
  pasted: PastedTable,
  first: number,
  units: ReadonlyMap<number, string>,
  code: Language,
): PastedTable {
  const visibleUnits = [...units].filter(([column]) => column < pasted.columns)
  const grid = visibleUnits.reduce(
    (next, [column, unit]) =>
      withTextInLanguage(next, { line: unitLine, column: first + column }, code, unit),
    pasted.grid,
  )
  return { ...pasted, grid, units: [...new Set(visibleUnits.map(([, unit]) => unit))] }
}

/** Returns the lines that pasted rows fill: below the heads, the units are left out. */
function linesFrom(line: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    line === headLine && index > 0 ? index + unitLine : line + index,
  )
}

function grown(grid: Grid, at: CellPosition, height: number, width: number): Grid {
  const last = linesFrom(at.line, height).at(-1) ?? 0
  let next = grid
  while (next.columns.length < Math.min(at.column + width, maxColumns))
    next = withColumn(next, next.columns.length)
  while (linesOf(next) <= last && next.rows.length < maxRows) next = withRow(next, next.rows.length)
  return next
}

function filled(
  grid: Grid,
  at: CellPosition,
  texts: string[][],
  code: Language,
  { hasHeads }: { hasHeads: boolean },
): PastedTable {
  const lines = linesFrom(at.line, texts.length)
  const width = Math.max(0, ...texts.map((row) => row.length))
  const rows = lines.filter((line) => line < linesOf(grid)).length
  const columns = Math.min(width, grid.columns.length - at.column)
  const next = texts
    .slice(0, rows)
    .reduce(
      (filling, row, index) =>
        row
          .slice(0, columns)
          .reduce(
            (partly, words, column) =>
              withTextInLanguage(
                partly,
                { line: lines[index] ?? 0, column: at.column + column },
                code,
                words.trim(),
              ),
            filling,
          ),
      grid,
    )
  return {
    grid: next,
    rows,
    columns,
    hasHeads,
    lacksHeads: false,
    numberColumns: 0,
    units: [],
    cut: { rows: texts.length - rows, columns: width - columns },
  }
}
