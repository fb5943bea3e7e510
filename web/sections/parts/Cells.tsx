import styled from 'styled-components'
import type { Cells as Drawn } from '../../model/types.ts'
import { color } from '../../theme/tokens.ts'

const Field = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  stroke: ${color.member};
  stroke-width: .82;

  > :first-child {
    stroke-dasharray: .82 .18;
  }

  > :last-child:not(:first-child) {
    stroke-dasharray: .1 .15;
  }

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`

/** The space after a group, in cells. */
const gap = 0.5

type CellsProps = { cells: Drawn; columns: number; group: number }

/** Counted cells in lines, drawn only: a text beside them has their number. */
export function Cells({ cells: { start, solid, end }, columns, group }: CellsProps) {
  const width = columns + gap * (Math.ceil(columns / group) - 1)
  return (
    <Field viewBox={`0 0 ${width} ${Math.ceil(end / columns)}`} aria-hidden="true">
      <path d={dashes(start, solid)} />
      {end > solid && <path d={dashes(solid, end)} />}
    </Field>
  )

  /** A stroke for each group of each line. */
  function dashes(from: number, to: number): string {
    let path = ''
    for (let cell = from; cell < to; ) {
      const column = cell % columns
      const length = Math.min(group - (column % group), columns - column, to - cell)
      const x = column + gap * Math.floor(column / group)
      path += `M${x} ${Math.floor(cell / columns) + 0.5}h${length}`
      cell += length
    }
    return path
  }
}
