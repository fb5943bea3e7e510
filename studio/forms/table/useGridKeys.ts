import { type KeyboardEvent, useRef } from 'react'
import { maxColumns } from '../../../web/sections/table/shape.ts'
import { t } from '../../i18n/t.ts'
import { type CellPosition, cleared, linesOf, textInLanguage } from './gridModel.ts'
import type { GridEditor, GridStep } from './useGridEditor.ts'

const arrows: Record<string, GridStep> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Keys that begin an accent or an input method. */
const composing = new Set(['Dead', 'Process'])

/** The keys of a table, as a spreadsheet has them. Tab leaves it after Escape. */
export function useGridKeys(editor: GridEditor) {
  const { active, code, current, editing, move, moveInOrder, select } = editor
  const leaves = useRef(false)

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (editing) onEditKey(event)
    else onGridKey(event)
  }

  function onEditKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      editor.cancelEdit()
    } else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') {
      event.preventDefault()
      editor.endEdit()
      if (event.key === 'Tab') moveInOrder(event.shiftKey ? -1 : 1)
      else move([1, 0])
    }
  }

  function onGridKey(event: KeyboardEvent) {
    const { key, shiftKey } = event
    // Windows reports AltGr as Ctrl and Alt. Some browsers report Alt with an arrow as AltGr.
    const isAltGraph = key.length === 1 && event.getModifierState('AltGraph')
    const isCommand = (event.ctrlKey || event.metaKey) && !isAltGraph
    const altKey = event.altKey && !isAltGraph
    const arrow = arrows[key]
    const handled = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (key === 'Tab' && leaves.current) return
    leaves.current = key === 'Escape' || (key === 'Shift' && leaves.current)
    if (arrow && altKey) {
      handled()
      editor.shift(arrow)
    } else if (arrow) {
      handled()
      const [down, right] = arrow
      const next = { line: active.line + down, column: active.column + right }
      select(isCommand ? edgeOf(arrow) : next, shiftKey)
    } else if (key === 'Tab') {
      handled()
      moveInOrder(shiftKey ? -1 : 1)
    } else if (key === 'Enter') {
      handled()
      move([shiftKey ? -1 : 1, 0])
    } else if (key === 'Home' || key === 'End') {
      handled()
      const line = key === 'Home' ? 0 : linesOf(current())
      const column = key === 'Home' ? 0 : maxColumns
      select({ line: isCommand ? line : active.line, column }, shiftKey)
    } else if (key === 'F2') {
      handled()
      editor.edit(active, textInLanguage(current(), active, code))
    } else if (key === 'Delete' || key === 'Backspace') {
      handled()
      editor.change(cleared(current(), editor.range, code))
    } else if (key === 'Escape') {
      handled()
      editor.announce(t('Press Tab to leave the table.'))
    } else if (isCommand && key.toLowerCase() === 'a') {
      handled()
      editor.selectAll()
    } else if (isCommand && ['z', 'y'].includes(key.toLowerCase())) {
      handled()
      editor.undo(key.toLowerCase() === 'y' || shiftKey)
    } else if (isCommand && key === '.') {
      handled()
      editor.toggleNote()
    } else if (composing.has(key) || (key.length === 1 && !isCommand && !altKey))
      editor.edit(active, '')
  }

  const edgeOf = ([down, right]: GridStep): CellPosition => ({
    line: down === 0 ? active.line : down < 0 ? 0 : linesOf(current()) - 1,
    column: right === 0 ? active.column : right < 0 ? 0 : maxColumns,
  })

  return {
    onKeyDown,
    /** Makes Tab move from cell to cell again. */
    onBlur() {
      leaves.current = false
    },
  }
}
