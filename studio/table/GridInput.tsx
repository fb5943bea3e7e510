import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { ObjectInputProps } from 'sanity'
import { defaultLanguage, type Language } from '../../shared/languages.ts'
import { maxColumns } from '../../web/sections/table/shape.ts'
import { t } from '../i18n/t.ts'
import { SmallButton } from '../ui/SmallButton.tsx'
import { readCopiedTable, writeCopiedTable } from './clipboard.ts'
import { GridCell } from './GridCell.tsx'
import { GridNotes } from './GridNotes.tsx'
import { GridTabs } from './GridTabs.tsx'
import { GridToolbar } from './GridToolbar.tsx'
import {
  cleared,
  firstRow,
  type Grid,
  headLine,
  isInside,
  linesOf,
  newGrid,
  type Place,
  rangeBetween,
  readGrid,
  textAt,
  withColumnMoved,
  withNoteToggled,
  withNoteWords,
  withRow,
  withRowMoved,
  withText,
  withWords,
  wordsAt,
  wordsIn,
} from './gridModel.ts'
import { letterOf, lineKey, lineKind, lineTitle, placeOf } from './gridPlaces.ts'
import { GridTable } from './gridStyles.ts'
import { pasteGrid } from './pasteGrid.ts'
import { pasteMessage } from './pasteMessage.ts'
import { useGridHistory } from './useGridHistory.ts'

/** `before` is the text with its hashes, to which Escape returns. */
type Editing = {
  place: Place
  words: string
  before: ReturnType<typeof textAt>
  isTyped: boolean
}

const arrows: Record<string, [lines: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The first keys of an accent and of an input method. */
const composing = new Set(['Dead', 'Process'])

type GridInputProps = Pick<
  ObjectInputProps<Partial<Grid>>,
  'value' | 'onChange' | 'readOnly' | 'focusPath'
> & { elementProps?: ObjectInputProps['elementProps']; schemaType: { title?: string } }

/** A table as a spreadsheet, one language at a time; other languages show the English as a placeholder. */
export function GridInput(props: GridInputProps) {
  const { value, onChange, readOnly, focusPath } = props
  // Without the others, because the Studio would move the focus out of the cell.
  const onFocus = props.elementProps?.onFocus
  const id = useId()
  const start = useMemo(() => newGrid(3, 3), [])
  const history = useGridHistory(value, start, onChange)
  // Handlers take the current one instead, because the Studio may not have rendered the last key yet.
  const grid = value === undefined ? start : readGrid(value)
  const [code, setCode] = useState<Language>(defaultLanguage)
  const [anchor, setAnchor] = useState<Place>({ line: headLine, column: 0 })
  const [active, setActive] = useState<Place>({ line: headLine, column: 0 })
  const [editing, setEditing] = useState<Editing>()
  const [message, setMessage] = useState('')
  const [canUndoPaste, setUndoPaste] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const hadFocus = useRef(false)
  const takesFocus = useRef(false)
  const leaves = useRef(false)
  const range = rangeBetween(anchor, active)
  const lines = linesOf(grid)

  const focusActive = (place: Place) =>
    table.current
      ?.querySelector<HTMLElement>(`[data-place="${place.line},${place.column}"]`)
      ?.focus({ preventScroll: false })

  // The focus follows the active cell, and returns to it after an edit, but not out of another field.
  useEffect(() => {
    if (editing) return
    const focused = document.activeElement
    const isFree = focused === document.body || table.current?.contains(focused)
    if (!isFree) hadFocus.current = false
    if (takesFocus.current || hadFocus.current) focusActive(active)
    takesFocus.current = false
  })

  // A link to a text, or a click on it in the preview, opens its cell.
  const path = JSON.stringify(focusPath)
  const openedPath = useRef('')
  useEffect(() => {
    if (openedPath.current === path) return
    openedPath.current = path
    const found = placeOf(grid, focusPath)
    if (!found) return
    takesFocus.current = true
    setCode(found.code)
    select(found.place)
  })

  // The Studio copies and pastes whole fields by the same keys, with a listener of an element around the form.
  useEffect(() => {
    const grid = table.current
    const keepClipboard = (event: globalThis.KeyboardEvent) => {
      const isClipboard = ['c', 'x', 'v'].includes(event.key.toLowerCase())
      if (isClipboard && (event.ctrlKey || event.metaKey)) event.stopPropagation()
    }
    grid?.addEventListener('keydown', keepClipboard)
    return () => grid?.removeEventListener('keydown', keepClipboard)
  }, [])

  function select(place: Place, extends_ = false) {
    const bounded = {
      line: Math.max(0, Math.min(place.line, linesOf(history.current()) - 1)),
      column: Math.max(0, Math.min(place.column, history.current().columns.length - 1)),
    }
    setActive(bounded)
    if (!extends_) setAnchor(bounded)
  }

  function change(next: Grid, isSameEdit = false) {
    if (readOnly) return
    history.change(next, isSameEdit)
    setUndoPaste(false)
  }

  /** Changes rows, columns or notes, which translations share. */
  function reshape(next: (grid: Grid) => Grid) {
    if (code === defaultLanguage) change(next(history.current()))
  }

  function say(words: string, offersUndo = false) {
    setMessage(words)
    setUndoPaste(offersUndo)
  }

  function edit(place: Place, words: string) {
    if (readOnly) return
    // The field must have the focus before the browser inserts the key that began the edit.
    const before = textAt(history.current(), place)
    flushSync(() => setEditing({ place, words, before, isTyped: false }))
  }

  const addLastRow = () => reshape((grid) => withRow(grid, grid.rows.length))

  /** Moves after an edit or in the grid, and adds a row after the last one. */
  function move([down, right]: [number, number]) {
    if (down > 0 && active.line === linesOf(history.current()) - 1) addLastRow()
    select({ line: active.line + down, column: active.column + right })
  }

  function moveInOrder(by: 1 | -1) {
    const { columns } = history.current()
    const at = active.line * columns.length + active.column + by
    const line = Math.floor(at / columns.length)
    if (line === linesOf(history.current())) addLastRow()
    if (line >= 0 && line < linesOf(history.current()))
      select({ line, column: at % columns.length })
  }

  function undo(isRedo: boolean) {
    const isDone = isRedo ? history.redo() : history.undo()
    say(isDone ? '' : t('Somebody else has changed the table since: nothing was undone.'))
    setEditing(undefined)
    takesFocus.current = true
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (editing) onEditKey(event)
    else onGridKey(event)
  }

  function onEditKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      if (editing?.isTyped) change(withText(history.current(), editing.place, editing.before), true)
      setEditing(undefined)
    } else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') {
      event.preventDefault()
      setEditing(undefined)
      if (event.key === 'Tab') moveInOrder(event.shiftKey ? -1 : 1)
      else move([1, 0])
    }
  }

  function onGridKey(event: KeyboardEvent) {
    const grid = history.current()
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
      shift(arrow)
    } else if (arrow) {
      handled()
      const [down, right] = arrow
      select(
        isCommand ? edgeOf(arrow) : { line: active.line + down, column: active.column + right },
        shiftKey,
      )
    } else if (key === 'Tab') {
      handled()
      moveInOrder(shiftKey ? -1 : 1)
    } else if (key === 'Enter') {
      handled()
      move([shiftKey ? -1 : 1, 0])
    } else if (key === 'Home' || key === 'End') {
      handled()
      select(
        {
          line: isCommand ? (key === 'Home' ? 0 : linesOf(grid)) : active.line,
          column: key === 'Home' ? 0 : maxColumns,
        },
        shiftKey,
      )
    } else if (key === 'F2') {
      handled()
      edit(active, wordsAt(grid, active, code))
    } else if (key === 'Delete' || key === 'Backspace') {
      handled()
      change(cleared(grid, range, code))
    } else if (key === 'Escape') {
      handled()
      say(t('Press Tab to leave the table.'))
    } else if (isCommand && key.toLowerCase() === 'a') {
      handled()
      setAnchor({ line: 0, column: 0 })
      setActive({ line: linesOf(grid) - 1, column: grid.columns.length - 1 })
    } else if (isCommand && ['z', 'y'].includes(key.toLowerCase())) {
      handled()
      undo(key.toLowerCase() === 'y' || shiftKey)
    } else if (isCommand && key === '.') {
      handled()
      toggleNote()
    } else if (composing.has(key) || (key.length === 1 && !isCommand && !altKey)) edit(active, '')
  }

  const edgeOf = ([down, right]: [number, number]): Place => ({
    line: down === 0 ? active.line : down < 0 ? 0 : linesOf(history.current()) - 1,
    column: right === 0 ? active.column : right < 0 ? 0 : maxColumns,
  })

  /** Moves the row or the column of the active cell. */
  function shift([down, right]: [number, number]) {
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

  function onCopy(event: ClipboardEvent) {
    if (editing) return
    const grid = history.current()
    event.preventDefault()
    const { text, html } = writeCopiedTable(wordsIn(grid, range, code))
    event.clipboardData.setData('text/plain', text)
    event.clipboardData.setData('text/html', html)
    if (event.type === 'cut') change(cleared(grid, range, code))
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    const html = event.clipboardData.getData('text/html')
    const copied = readCopiedTable(html, text)
    // Lines without cells belong to the text that is being edited.
    const hasCells = copied && (text.includes('\t') || /<table\b/i.test(html))
    if (editing && !hasCells) return
    event.preventDefault()
    event.stopPropagation()
    if (readOnly) return
    const grid = history.current()
    setEditing(undefined)
    takesFocus.current = true
    if (!copied) {
      change(withWords(grid, active, code, text.replaceAll(/\s+/g, ' ').trim()))
      return
    }
    const pasted = pasteGrid(grid, range.from, copied.rows, code)
    if (!pasted) {
      say(
        t(
          'The paste has {rows} rows and {columns} columns, more than the English from here on. Nothing was pasted.',
          {
            rows: copied.rows.length,
            columns: copied.rows[0]?.length ?? 0,
          },
        ),
      )
      return
    }
    change(pasted.grid)
    say(pasteMessage(copied, pasted), true)
  }

  return (
    <Stack gap={3} data-testid="grid-input" onFocus={onFocus}>
      <GridTabs
        grid={grid}
        code={code}
        panel={id}
        onChoose={(language) => {
          setCode(language)
          setEditing(undefined)
        }}
      />
      <div role="status">
        {message && (
          <Card padding={3} radius={2} tone="transparent" border>
            <Flex gap={3} align="center">
              <Box flex={1}>
                <Text size={1}>{message}</Text>
              </Box>
              {canUndoPaste && (
                <SmallButton mode="ghost" text={t('Undo the paste')} onClick={() => undo(false)} />
              )}
            </Flex>
          </Card>
        )}
      </div>
      <Box overflow="auto" id={id}>
        <GridTable
          ref={table}
          role="grid"
          aria-label={props.schemaType.title}
          aria-multiselectable
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          onCut={onCopy}
          onPaste={onPaste}
          onFocus={() => {
            hadFocus.current = true
          }}
          onBlur={({ relatedTarget }) => {
            leaves.current = false
            if (table.current?.contains(relatedTarget)) return
            // An edit's field that is removed leaves the focus to the page.
            hadFocus.current = relatedTarget === null
            takesFocus.current = false
          }}
        >
          <tbody>
            {Array.from({ length: lines }, (_, line) => (
              <tr key={lineKey(grid, line)} data-line={lineKind(grid, line)}>
                <th scope="row">{lineTitle(line)}</th>
                {grid.columns.map((column, index) => {
                  const place = { line, column: index }
                  const isActive = active.line === line && active.column === index
                  const noteKey = grid.rows[line - firstRow]?.cells[index]?.note
                  return (
                    <GridCell
                      key={column._key}
                      place={place}
                      text={textAt(grid, place)}
                      code={code}
                      isNumber={column.numbers === true}
                      isActive={isActive}
                      isSelected={isInside(range, place)}
                      note={
                        noteKey === undefined
                          ? undefined
                          : letterOf(grid.notes.findIndex(({ _key }) => _key === noteKey))
                      }
                      editing={isActive ? editing?.words : undefined}
                      onSelect={select}
                      onEdit={edit}
                      onWords={(words) => {
                        if (!editing) return
                        change(withWords(history.current(), place, code, words), editing.isTyped)
                        setEditing({ ...editing, words, isTyped: true })
                      }}
                      onDone={() => setEditing(undefined)}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </GridTable>
      </Box>
      {!readOnly && code === defaultLanguage && (
        <GridToolbar
          grid={grid}
          active={active}
          range={range}
          reshape={reshape}
          select={select}
          toggleNote={toggleNote}
        />
      )}
      <GridNotes
        notes={grid.notes}
        code={code}
        readOnly={readOnly === true}
        onWords={(index, words) => change(withNoteWords(history.current(), index, code, words))}
      />
    </Stack>
  )
}
