import { useState } from 'react'
import { type Grid, headLine, linesOf, type Place, rangeBetween } from './gridModel.ts'

/**
 * The selected cells of a table: a rectangle from its anchor to the active cell.
 * @param current returns the table, which the Studio may not have rendered yet
 */
export function useGridSelection(current: () => Grid) {
  const [anchor, setAnchor] = useState<Place>({ line: headLine, column: 0 })
  const [active, setActive] = useState<Place>({ line: headLine, column: 0 })

  /** Selects the cell that is nearest to a place, alone or as the end of the range. */
  function select(place: Place, isExtended = false) {
    const bounded = nearest(current(), place)
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

function nearest(grid: Grid, { line, column }: Place): Place {
  return {
    line: Math.max(0, Math.min(line, linesOf(grid) - 1)),
    column: Math.max(0, Math.min(column, grid.columns.length - 1)),
  }
}
