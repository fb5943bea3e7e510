import { memo } from 'react'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import { isStale, type TextWithHashes } from '../../documents/translations/sourceHashes.ts'
import { type CellPosition, stringIn } from './gridModel.ts'
import { CellBox, CellField } from './gridStyles.ts'

type GridCellProps = {
  position: CellPosition
  text: TextWithHashes | undefined
  code: Language
  isNumber: boolean
  isActive: boolean
  isSelected: boolean
  /** The letter of its note. */
  note: string | undefined
  /** The text while it is edited; undefined otherwise. */
  editing: string | undefined
  onSelect: (position: CellPosition, isExtended?: boolean) => void
  onEdit: (position: CellPosition, words: string) => void
  onWords: (words: string) => void
  onDone: () => void
}

/** A cell, which becomes a field while it is edited. Without a translation it shows the English in grey. */
function Cell(props: GridCellProps) {
  const { position, text, code, isNumber, isActive, isSelected, note, editing } = props
  const words = stringIn(text, code)
  return (
    <CellBox
      aria-selected={isSelected}
      aria-colindex={position.column + 1}
      tabIndex={isActive ? 0 : -1}
      data-position={`${position.line},${position.column}`}
      data-active={isActive || undefined}
      data-numbers={isNumber || undefined}
      data-english={words === '' || undefined}
      data-stale={(text && isStale(text, code)) || undefined}
      onMouseDown={(event) => {
        if (editing === undefined) props.onSelect(position, event.shiftKey)
      }}
      onMouseEnter={({ buttons }) => {
        if (buttons === 1) props.onSelect(position, true)
      }}
      onDoubleClick={() => props.onEdit(position, words)}
    >
      {editing === undefined ? (
        <span>{words || stringIn(text, defaultLanguage)}</span>
      ) : (
        <CellField
          // Focused at once, because the editor chose this cell to write in.
          ref={(field) => field?.focus()}
          rows={1}
          value={editing}
          placeholder={code === defaultLanguage ? '' : stringIn(text, defaultLanguage)}
          lang={code}
          onChange={({ currentTarget }) => props.onWords(currentTarget.value)}
          onBlur={props.onDone}
        />
      )}
      {note && <sup>{note}</sup>}
    </CellBox>
  )
}

/** Memoized, because a keystroke changes one cell of up to 480. */
export const GridCell = memo(
  Cell,
  (before, after) =>
    before.text === after.text &&
    before.code === after.code &&
    before.isNumber === after.isNumber &&
    before.isActive === after.isActive &&
    before.isSelected === after.isSelected &&
    before.note === after.note &&
    before.editing === after.editing &&
    !after.isActive,
)
