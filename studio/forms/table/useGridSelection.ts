import { useState } from 'react'
import { type CellPosition, type Grid, headLine, linesOf, rangeBetween } from './gridModel.ts'

/**
 * The selected cells of a table: a rectangle from its anchor to the active cell.
 * @param current returns the table, which the Studio may not have rendered yet
 */
export function useGridSelection(current: () => Grid) {
  const [anchor, setAnchor] = useState<CellPosition>({ line: headLine, column: 0 })
  const [active, setActive] = useState<CellPosition>({ line: headLine, column: 0 })

  /** Selects the cell that is nearest to a position, alone or as the end of the range. */
  function select(position: CellPosition, isExtended = false) {
    const bounded = nearest(current(), position)
    setActive(bounded)
    if (!isExtended) setAnchor(bounded)
  }
  function selectAll() {
    setAnchor({ line: 0, column: 0 })
    setActive(
      nearest(current(), { line: Number.POSITIVE_INFINITY, column: Number.POSITIVE_INFINITY }),
    )
  }
  return { active, range: rangeBetween(anchor, active), select, selectAll }
}

function nearest(grid: Grid, { line, column }: CellPosition): CellPosition {
  return {
    line: Math.max(0, Math.min(line, linesOf(grid) - 1)),
    column: Math.max(0, Math.min(column, grid.columns.length - 1)),
  }
}
