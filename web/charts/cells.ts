/** Lines of `columns` cells, each 1 wide and high, with a gap of half a cell after every `group` cells. */
type CellGrid = { columns: number; group: number }

/** Months are grouped by years. */
export const monthsInGroup = 12

const xOf = (column: number, group: number) => column + Math.floor(column / group) / 2

/** Returns the width of the lines. */
export const widthOf = ({ columns, group }: CellGrid) => xOf(columns - 1, group) + 1

/** Returns the SVG path through the middle of the cells from `from` to before `to`: a segment for each group. */
export function cellsPath(from: number, to: number, { columns, group }: CellGrid): string {
  let path = ''
  for (let cell = from; cell < to; ) {
    const column = cell % columns
    const length = Math.min(group - (column % group), columns - column, to - cell)
    path += `M${xOf(column, group)} ${Math.floor(cell / columns) + 0.5}h${length}`
    cell += length
  }
  return path
}
