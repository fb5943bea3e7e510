import type { RefObject } from 'react'
import { describeDone } from './detail/changeTexts.ts'
import type { EnquiryPatch } from './inbox.ts'
import type { InboxEnquiry, Staff } from './inboxShapes.ts'
import type { Selection } from './list/useSelection.ts'
import type { EnquiryStatus } from './statuses.ts'
import type { UndoableActions } from './useUndoableActions.ts'

type SelectionActionsOptions = {
  self: Staff
  staff: Staff[]
  actions: UndoableActions
  selection: Selection
  /** The listed enquiries. */
  rows: InboxEnquiry[]
  /** The open enquiry. */
  current: InboxEnquiry | null | undefined
  setOpen: (open: (now: InboxEnquiry | null) => InboxEnquiry | null) => void
  /** The checkbox that selects all. It gets the focus after an action on all selected enquiries. */
  selectAllBox: RefObject<HTMLInputElement | null>
}

/** Actions on the open or the selected enquiries of the list. After a new status the next enquiry is opened. */
export function useSelectionActions(options: SelectionActionsOptions) {
  const { self, staff, actions, selection, rows, current, setOpen, selectAllBox } = options

  /** Returns the next or the previous enquiry in the list, without `skipped`. */
  const neighbour = (step: 1 | -1, skipped: InboxEnquiry[] = []) => {
    const index = rows.findIndex(({ id }) => id === current?.id)
    const others = step === 1 ? rows.slice(index + 1) : rows.slice(0, Math.max(index, 0)).reverse()
    return others.find(({ id }) => !skipped.some((enquiry) => enquiry.id === id))
  }

  /** Opens the next enquiry, if the open enquiry is done and no other was opened meanwhile. */
  function openNext(done: InboxEnquiry[]) {
    if (!done.some(({ id }) => id === current?.id)) return
    const other = neighbour(1, done) ?? neighbour(-1, done)
    if (other) setOpen((now) => (now?.id === current?.id ? other : now))
  }

  /** Moves the focus off a hidden button. A text field that has the focus keeps it. */
  function focusSelectAll() {
    const isWriting = document.activeElement?.matches('textarea, input:not([type=checkbox])')
    if (!isWriting) selectAllBox.current?.focus()
  }

  /** Deselects enquiries. With the last of them the buttons for selected enquiries disappear, so the focus is moved. */
  function deselect(done: InboxEnquiry[]) {
    const ids = new Set(done.map(({ id }) => id))
    const { selected } = selection
    selection.deselect(done)
    if (selected.length > 0 && selected.every(({ id }) => ids.has(id))) focusSelectAll()
  }

  function change(enquiries: InboxEnquiry[], changes: EnquiryPatch) {
    const isDone = ({ status, owner }: InboxEnquiry) =>
      (changes.status ?? status) === status &&
      (changes.owner === undefined || changes.owner === owner)
    const done = enquiries.filter(isDone)
    const others = enquiries.filter((seen) => !isDone(seen))
    if (others.length === 0) return deselect(done)
    const updates = others.map((seen) => ({ seen, ...stateOf(seen), ...changes }))
    actions.change(updates, describeDone(changes, others, staff), (changed) => {
      deselect([...done, ...changed])
      if (changes.status) openNext(changed)
    })
  }

  /** The enquiries that an action applies to: the selected ones, or the open one. */
  const targets = () =>
    selection.selected.length > 0 ? selection.selected : current ? [current] : []

  return {
    /** The previous and the next enquiry of the list. */
    before: neighbour(-1),
    next: neighbour(1),
    change,
    mark: (status: EnquiryStatus) => change(targets(), { status }),
    take: () => change(targets(), { owner: self.email }),

    undo: () =>
      actions.undo(([first, ...others]) => {
        if (first && others.length === 0) setOpen(() => first)
        else focusSelectAll()
      }),
  }
}

const stateOf = ({ status, owner }: InboxEnquiry) => ({ status, owner })
