import styled from 'styled-components'
import type { DrawingRow } from '../../model/types.ts'
import { color } from '../../theme/tokens.ts'

const Field = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  stroke: ${color.member};
  stroke-width: .82;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`

type CellsProps = { cells: NonNullable<DrawingRow['cells']>; columns: number }

/** Counted cells in lines, with space after each ten; drawn only, because words beside say the number. */
export function Cells({ cells: { start, solid, end }, columns }: CellsProps) {
  const group = columns % 10 === 0 ? 10 : columns
  const xOf = (column: number) => column + Math.floor(column / group) / 2
  const dashes = (from: number, to: number) => {
    let path = ''
    for (let cell = from; cell < to; ) {
      const column = cell % columns
      const length = Math.min(group - (column % group), to - cell)
      path += `M${xOf(column)} ${Math.floor(cell / columns) + 0.5}h${length}`
      cell += length
    }
    return path
  }
  return (
    <Field viewBox={`0 0 ${xOf(columns) - 0.5} ${Math.ceil(end / columns)}`} aria-hidden="true">
      <path d={dashes(start, solid)} strokeDasharray=".82 .18" />
      {end > solid && <path d={dashes(solid, end)} strokeDasharray=".1 .15" />}
    </Field>
  )
}
