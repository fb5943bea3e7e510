import { use, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ObjectInputProps } from 'sanity'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { type FormLanguage, FormLanguageContext } from '../inputs/formLanguage.ts'
import { cellAtPath } from './gridLabels.ts'
import {
  type CellPosition,
  firstRow,
  type Grid,
  linesOf,
  newGrid,
  readGrid,
  textAt,
  withColumnMoved,
  withNoteToggled,
  withRow,
  withRowMoved,
  withText,
  withTextInLanguage,
} from './gridModel.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useGridHistory } from './useGridHistory.ts'
import { useGridSelection } from './useGridSelection.ts'

/** `before` is the text with its hashes, to which Escape returns. */
type Editing = {
  position: CellPosition
  words: string
  before: ReturnType<typeof textAt>
  isTyped: boolean
}

/** A step by arrows: lines down and columns to the right. */
export type GridStep = readonly [down: number, right: number]

export type GridEditorProps = Pick<
  ObjectInputProps<Partial<Grid>>,
  'value' | 'onChange' | 'readOnly' | 'focusPath'
>

export type GridEditor = ReturnType<typeof useGridEditor>

/** The state of a table that is edited in one language, and the actions on its cells, rows and columns. */
export function useGridEditor({ value, onChange, readOnly = false, focusPath }: GridEditorProps) {
  const start = useMemo(() => newGrid(3, 3), [])
  const history = useGridHistory(value, start, onChange)
  const { current } = history
  const { active, range, select, selectAll } = useGridSelection(current)
  const [code, setCode] = useState<Language>(defaultLanguage)
  const [followed, setFollowed] = useState<FormLanguage>()
  const [editing, setEditing] = useState<Editing>()
  const [notice, setNotice] = useState({ words: '', offersUndo: false })
  const formLanguage = use(FormLanguageContext)
  if (followed !== formLanguage) {
    setFollowed(formLanguage)
    if (formLanguage !== 'all') setCode(formLanguage)
    setEditing(undefined)
  }
  const focus = useGridFocus(active, editing !== undefined)
  // For rendering only. Handlers call `current()`, because the Studio may not have rendered the last keystroke yet.
  const grid = value === undefined ? start : readGrid(value)

  // A link to a text, or a click on it in the preview, opens its cell.
  const path = JSON.stringify(focusPath)
  const openedPath = useRef('')
  useEffect(() => {
    if (openedPath.current === path) return
    openedPath.current = path
    const position = cellAtPath(grid, focusPath)
    if (!position) return
    focus.take()
    setCode(position.code)
    select(position.position)
  })

  function show(language: Language) {
    setCode(language)
    setEditing(undefined)
  }

  function change(next: Grid, isSameEdit = false) {
    if (readOnly) return
    history.change(next, isSameEdit)
    setNotice((last) => (last.offersUndo ? { ...last, offersUndo: false } : last))
  }

  /** Changes rows, columns or notes, which translations share. */
  function reshape(next: (grid: Grid) => Grid) {
    if (code === defaultLanguage) change(next(current()))
  }

  const announce = (words: string, offersUndo = false) => setNotice({ words, offersUndo })

  function edit(position: CellPosition, words: string) {
    if (readOnly) return
    // The field must have the focus before the browser inserts the key that began the edit.
    const before = textAt(current(), position)
    flushSync(() => setEditing({ position, words, before, isTyped: false }))
  }

  function type(words: string) {
    if (!editing) return
    change(withTextInLanguage(current(), editing.position, code, words), editing.isTyped)
    setEditing({ ...editing, words, isTyped: true })
  }

  const endEdit = () => setEditing(undefined)

  function cancelEdit() {
    if (editing?.isTyped) change(withText(current(), editing.position, editing.before), true)
    endEdit()
  }

  const addLastRow = () => reshape((grid) => withRow(grid, grid.rows.length))

  /** Moves the active cell, and adds a row below the last one. */
  function move([down, right]: GridStep) {
    if (down > 0 && active.line === linesOf(current()) - 1) addLastRow()
    select({ line: active.line + down, column: active.column + right })
  }

  function moveInOrder(by: 1 | -1) {
    const { columns } = current()
    const at = active.line * columns.length + active.column + by
    const line = Math.floor(at / columns.length)
    if (line === linesOf(current())) addLastRow()
    if (line >= 0 && line < linesOf(current())) select({ line, column: at % columns.length })
  }

  /** Moves the row or the column of the active cell. */
  function shift([down, right]: GridStep) {
    if (code !== defaultLanguage) return
    const row = active.line - firstRow
    if (right !== 0) reshape((grid) => withColumnMoved(grid, active.column, right))
    else if (row >= 0) reshape((grid) => withRowMoved(grid, row, down))
    const line = down !== 0 && row >= 0 ? Math.max(firstRow, active.line + down) : active.line
    select({ line, column: active.column + right })
  }

  function toggleNote() {
    if (active.line >= firstRow)
      reshape((grid) => withNoteToggled(grid, active.line - firstRow, active.column))
  }

  function undo(isRedo: boolean) {
    const isDone = isRedo ? history.redo() : history.undo()
    announce(isDone ? '' : t('Somebody else has changed the table since: nothing was undone.'))
    endEdit()
    focus.take()
  }

  return {
    ...{ grid, current, readOnly, code, show, active, range, select, selectAll, focus },
    ...{ editing, edit, type, endEdit, cancelEdit },
    ...{ change, reshape, move, moveInOrder, shift, toggleNote, undo, notice, announce },
  }
}
