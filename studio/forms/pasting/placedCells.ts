type PlacedCell = {
  cell: HTMLTableCellElement
  line: number
  column: number
  /** The number of columns and lines that the cell spans. */
  width: number
  height: number
}

/** Returns the cells of a table with their positions and spans. */
export function placedCells({ rows }: HTMLTableElement): PlacedCell[] {
  const taken = new Set<string>()
  return [...rows].flatMap(({ cells }, line) => {
    let column = 0
    return [...cells].map((cell) => {
      while (taken.has(`${line},${column}`)) column += 1
      const placed = {
        ...{ cell, line, column, width: cell.colSpan },
        // 0 spans the rest of the table.
        height: Math.min(cell.rowSpan || rows.length, rows.length - line),
      }
      for (let down = 0; down < placed.height; down += 1)
        for (let right = 0; right < placed.width; right += 1)
          taken.add(`${line + down},${column + right}`)
      column += placed.width
      return placed
    })
  })
}
