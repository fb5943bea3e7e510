import { type ClipboardEvent, useEffect } from 'react'
import { t } from '../../i18n/t.ts'
import { clipboardText, countPictures } from '../pasting/clipboardText.ts'
import { leftOutMessage } from '../pasting/pasteMessages.ts'
import { noneLeftOut } from '../pasting/removeUnsupported.ts'
import { readCopiedCells, writeCopiedTable } from './clipboard.ts'
import { cleared, textsInRange, withTextInLanguage } from './gridModel.ts'
import { pasteGrid, withoutColumnUnit } from './pasteGrid.ts'
import { lossMessage, pasteMessage } from './pasteMessage.ts'
import type { GridEditor } from './useGridEditor.ts'

/** Copies, cuts and pastes the selected cells of a table, as text and as HTML. */
export function useGridClipboard(editor: GridEditor) {
  const { active, change, code, current, editing, focus, range, announce } = editor

  // The Studio uses the same keys to copy and paste whole fields, with a listener on an element around the form.
  useEffect(() => {
    const table = focus.table.current
    const keepClipboard = (event: KeyboardEvent) => {
      const isClipboard = ['c', 'x', 'v'].includes(event.key.toLowerCase())
      if (isClipboard && (event.ctrlKey || event.metaKey)) event.stopPropagation()
    }
    table?.addEventListener('keydown', keepClipboard)
    return () => table?.removeEventListener('keydown', keepClipboard)
  }, [focus.table])

  function onCopy(event: ClipboardEvent) {
    if (editing) return
    event.preventDefault()
    const { text, html } = writeCopiedTable(textsInRange(current(), range, code))
    event.clipboardData.setData('text/plain', text)
    event.clipboardData.setData('text/html', html)
    if (event.type === 'cut') change(cleared(current(), range, code))
  }

  function onPaste(event: ClipboardEvent) {
    const { clipboardData } = event
    const html = clipboardData.getData('text/html')
    const text = clipboardData.getData('text/plain')
    const copied = readCopiedCells(html, /<table\b/i.test(html) ? '' : clipboardText(clipboardData))
    const isSingle = copied?.rows.length === 1 && copied.rows[0]?.length === 1
    // While a cell is edited, lines without cells are pasted into its text.
    const hasCells = copied && !isSingle && (text.includes('\t') || /<table\b/i.test(html))
    if (editing && !hasCells) return
    event.preventDefault()
    event.stopPropagation()
    if (editor.readOnly) return
    if (!copied) {
      const message = leftOutMessage({ ...noneLeftOut, pictures: countPictures(clipboardData) })
      if (message) announce(message)
      return
    }
    editor.endEdit()
    focus.take()
    if (isSingle) {
      const words = withoutColumnUnit(current(), active, code, copied.rows.flat().join(''))
      change(withTextInLanguage(current(), active, code, words))
      const message = lossMessage(copied)
      if (message !== '') announce(message, true)
      return
    }
    const pasted = pasteGrid(current(), range.from, copied, code)
    if (!pasted) {
      const size = { rows: copied.rows.length, columns: copied.rows[0]?.length ?? 0 }
      announce(
        t(
          'The paste has {rows} rows and {columns} columns, more than the English from here on. Nothing was pasted.',
          size,
        ),
      )
      return
    }
    change(pasted.grid)
    announce(pasteMessage(copied, pasted), true)
  }

  return { onCopy, onCut: onCopy, onPaste }
}
