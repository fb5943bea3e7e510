import type { RefObject } from 'react'
import { t } from '../i18n/t.ts'
import { describeDone, nameOrCount } from './changeTexts.ts'
import type { Changes } from './inbox.ts'
import type { InboxEnquiry, Staff } from './inboxShapes.ts'
import type { Status } from './statuses.ts'
import type { Actions } from './useActions.ts'
import type { Selection } from './useSelection.ts'

type EnquiryActionsOptions = {
  self: Staff
  staff: Staff[]
  actions: Actions
  selection: Selection
  /** The listed enquiries. */
  rows: InboxEnquiry[]
  /** The open enquiry. */
  current: InboxEnquiry | null | undefined
  setOpen: (open: (now: InboxEnquiry | null) => InboxEnquiry | null) => void
  /** The checkbox that selects all. It gets the focus after an action on all selected enquiries. */
  selectAllBox: RefObject<HTMLInputElement | null>
}

/**
 * Actions on the open or the selected enquiries of the list. After a new status or a deletion the next enquiry is
 * opened.
 */
export function useEnquiryActions(options: EnquiryActionsOptions) {
  const { self, staff, actions, selection, rows, current, setOpen, selectAllBox } = options

  /** Returns the next or the previous enquiry in the list, skipping `passed`. */
  const near = (step: 1 | -1, passed: InboxEnquiry[] = actions.deleting) => {
    const index = rows.findIndex(({ id }) => id === current?.id)
    const others = step === 1 ? rows.slice(index + 1) : rows.slice(0, Math.max(index, 0)).reverse()
    return others.find(({ id }) => !passed.some((enquiry) => enquiry.id === id))
  }

  /** Opens the next enquiry, if the open enquiry is done and no other was opened meanwhile. */
  function goOn(done: InboxEnquiry[]) {
    if (!done.some(({ id }) => id === current?.id)) return
    const passed = [...done, ...actions.deleting]
    const other = near(1, passed) ?? near(-1, passed)
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

  function change(enquiries: InboxEnquiry[], changes: Changes) {
    const isDone = ({ status, owner }: InboxEnquiry) =>
      (changes.status ?? status) === status &&
      (changes.owner === undefined || changes.owner === owner)
    const done = enquiries.filter(isDone)
    const others = enquiries.filter((seen) => !isDone(seen))
    if (others.length === 0) return deselect(done)
    const given = others.map((seen) => ({ seen, ...stateOf(seen), ...changes }))
    actions.change(given, describeDone(changes, others, staff), (changed) => {
      deselect([...done, ...changed])
      if (changes.status) goOn(changed)
    })
  }

  /** The enquiries that an action applies to: the selected ones, or the open one. */
  const meant = () =>
    selection.selected.length > 0 ? selection.selected : current ? [current] : []

  return {
    /** The previous and the next enquiry of the list. */
    before: near(-1),
    next: near(1),
    change,
    mark: (status: Status) => change(meant(), { status }),
    take: () => change(meant(), { owner: self.email }),

    remove(enquiries: InboxEnquiry[]) {
      const what = nameOrCount(enquiries)
      actions.remove(enquiries, t('Deleted in ten seconds: {what}', { what }), () => {
        selection.deselect(enquiries)
        goOn(enquiries)
      })
    },

    undo: () =>
      actions.undo(([first, ...others]) => {
        if (first && others.length === 0) setOpen(() => first)
        else focusSelectAll()
      }),
  }
}

const stateOf = ({ status, owner }: InboxEnquiry) => ({ status, owner })
