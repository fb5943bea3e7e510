import { noteLetter } from '../../../shared/text/noteLetter.ts'
import { GridCell } from './GridCell.tsx'
import { lineKey, lineKind, lineTitle } from './gridLabels.ts'
import { firstRow, isInside, linesOf, textAt } from './gridModel.ts'
import type { GridEditor } from './useGridEditor.ts'

/** The lines of a table: heads, units and rows. */
export function GridRows({ editor }: { editor: GridEditor }) {
  const { grid, active, range, editing } = editor
  const letterAt = (line: number, column: number) => {
    const key = grid.rows[line - firstRow]?.cells[column]?.note
    return key === undefined
      ? undefined
      : noteLetter(grid.notes.findIndex(({ _key }) => _key === key))
  }
  return (
    <tbody>
      {Array.from({ length: linesOf(grid) }, (_, line) => (
        <tr key={lineKey(grid, line)} data-line={lineKind(grid, line)}>
          <th scope="row">{lineTitle(line)}</th>
          {grid.columns.map((column, index) => {
            const position = { line, column: index }
            const isActive = active.line === line && active.column === index
            return (
              <GridCell
                key={column._key}
                position={position}
                text={textAt(grid, position)}
                code={editor.code}
                isNumber={column.numbers === true}
                isActive={isActive}
                isSelected={isInside(range, position)}
                note={letterAt(line, index)}
                editing={isActive ? editing?.words : undefined}
                onSelect={editor.select}
                onEdit={editor.edit}
                onWords={editor.type}
                onDone={editor.endEdit}
              />
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}
