import { useRef } from 'react'
import type { FormPatch } from 'sanity'
import { patchesBetween } from '../patchesBetween.ts'
import { type Grid, readGrid } from './gridModel.ts'

type Change = (patches: FormPatch[]) => void

/** The undo and redo history of this editor's changes to a table. */
export function useGridHistory(value: Partial<Grid> | undefined, start: Grid, onChange: Change) {
  // The next keystroke may come before the Studio has rendered the last one.
  const seen = useRef(value)
  const latest = useRef(value)
  if (seen.current !== value) {
    seen.current = value
    latest.current = value
  }
  const undone = useRef<Grid[]>([])
  const done = useRef<Grid[]>([])
  const after = useRef<Grid>(undefined)

  const current = () => (latest.current === undefined ? start : readGrid(latest.current))
  const store = (next: Grid) => {
    onChange(patchesBetween(latest.current, next))
    latest.current = next
    after.current = next
  }
  /** Returns whether nobody else has changed the table since this editor's last change. */
  const isOwn = () => JSON.stringify(current()) === JSON.stringify(after.current)
  const step = (from: Grid[], to: Grid[]) => {
    const target = from.at(-1)
    if (!target) return true
    if (!isOwn()) {
      done.current = []
      undone.current = []
      return false
    }
    from.pop()
    to.push(current())
    store(target)
    return true
  }
  return {
    current,
    /** @param isSameEdit whether the change continues the last one, as the next letter of a word does */
    change(next: Grid, isSameEdit = false) {
      if (patchesBetween(current(), next).length === 0) return
      if (!isSameEdit) done.current.push(current())
      undone.current = []
      store(next)
    },
    /** @returns false if a colleague has changed the table since */
    undo: () => step(done.current, undone.current),
    redo: () => step(undone.current, done.current),
  }
}
