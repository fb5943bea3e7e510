import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anInbox } from '../../testing/anInbox.ts'
import { anInboxEnquiry } from '../../testing/anInboxEnquiry.ts'
import { render } from '../../testing/render.tsx'
import { fakeInboxTimers, showInbox } from '../../testing/showInbox.tsx'
import type { Inbox } from './inbox.ts'
import type { InboxEnquiry } from './inboxShapes.ts'
import { type UndoableActions, useUndoableActions } from './useUndoableActions.ts'

const warnings = vi.hoisted(() => [] as string[])
vi.mock('@sanity/ui/toast', () => ({
  useToast: () => ({ push: ({ title }: { title: string }) => warnings.push(title) }),
}))

fakeInboxTimers()
afterEach(() => {
  warnings.length = 0
})

test('an enquiry stays about to be deleted until its request ends, also when another one is deleted', async () => {
  const request = Promise.withResolvers<string[]>()
  const inbox = anInbox({ deleteSeen: () => request.promise })
  let actions: UndoableActions | undefined
  function Deleting() {
    actions = useUndoableActions(inbox, 'kofi@example.org')
    return actions.deleting.map(({ id }) => id).join()
  }
  const shown = await render(<Deleting />)
  const remove = (id: string) =>
    act(async () => actions?.remove([anInboxEnquiry({ id })], 'Deleted', () => {}))
  await remove('a')
  await remove('b')
  expect(shown.textContent).toBe('a,b')
  await act(async () => request.resolve(['a']))
  expect(shown.textContent).toBe('b')
  await act(async () => actions?.undo(() => {}))
  expect(shown.textContent).toBe('')
})

describe('a deletion', () => {
  const begin = async (given: Partial<Inbox> = {}) => {
    const inbox = await showInbox(given)
    await inbox.tick('Ama')
    await inbox.tick('Baaba')
    await inbox.press('Delete …')
    await inbox.press('Delete 2 enquiries')
    return inbox
  }

  test('is asked for once, and happens after ten seconds', async () => {
    const { shown, after, deleteSeen, stateOf, done } = await begin()
    expect(done()).toContain('Deleted in ten seconds: 2')
    expect(shown.querySelector('[data-testid="enquiry-Ama"]')?.textContent).toContain(
      'About to be deleted',
    )
    await after(9_000)
    expect(deleteSeen).not.toHaveBeenCalled()
    await after(1_000)
    expect(deleteSeen).toHaveBeenCalledOnce()
    expect(stateOf('Ama')).toEqual([undefined, undefined])
    expect(shown.querySelectorAll('[data-enquiry]')).toHaveLength(3)
  })

  test('that is undone never happens', async () => {
    const { shown, after, press, deleteSeen, deleteOnLeaving, leave } = await begin()
    await press('Undo')
    expect(shown.textContent).not.toContain('About to be deleted')
    await after(20_000)
    await leave()
    expect(deleteSeen).not.toHaveBeenCalled()
    expect(deleteOnLeaving).not.toHaveBeenCalled()
  })

  test('happens before the next action', async () => {
    const { tick, press, deleteSeen, done } = await begin()
    await tick('Efo')
    await press('Spam')
    expect(deleteSeen).toHaveBeenCalledOnce()
    expect(done()).toContain('Marked as spam: Efo')
  })

  test('is still marked as coming when an earlier one has happened', async () => {
    const { shown, tick, press, after, deleteSeen } = await begin()
    await tick('Caleb')
    await press('Delete …')
    await press('Delete 1 enquiry')
    await after(1)
    expect(deleteSeen).toHaveBeenCalledOnce()
    expect(shown.querySelector('[data-testid="enquiry-Caleb"]')?.textContent).toContain(
      'About to be deleted',
    )
  })

  test('that the next action brings ends before that action, which is waited for', async () => {
    const saved = Promise.withResolvers<InboxEnquiry[]>()
    const { tick, press, button, deleteSeen, after, done } = await begin({
      change: () => saved.promise,
    })
    await tick('Dede')
    await tick('Efo')
    await press('Spam')
    expect(deleteSeen).toHaveBeenCalledOnce()
    expect(button('Delete …').disabled).toBe(true)
    saved.resolve([anInboxEnquiry({ id: 'id-4', first_name: 'Efo', status: 'spam' })])
    await after(1)
    expect(button('Delete …').disabled).toBe(false)
    expect(done()).toContain('Marked as spam')
  })

  test('can be confirmed only when an earlier one has ended', async () => {
    const deleted = Promise.withResolvers<string[]>()
    const { tick, press, button, after, done } = await begin({ deleteSeen: () => deleted.promise })
    await tick('Caleb')
    await press('Delete …')
    await after(10_000)
    expect(button('Delete 1 enquiry').disabled).toBe(true)
    deleted.resolve(['id-0', 'id-1'])
    await after(1)
    await press('Delete 1 enquiry')
    expect(done()).toContain('Deleted in ten seconds: Caleb')
  })

  test('happens when the tool is left', async () => {
    const { leave, deleteOnLeaving } = await begin()
    await leave()
    expect(deleteOnLeaving).toHaveBeenCalledOnce()
  })

  test('happens when the tab is closed, and once', async () => {
    const { after, deleteSeen, deleteOnLeaving } = await begin()
    await act(async () => dispatchEvent(new Event('pagehide')))
    expect(deleteOnLeaving).toHaveBeenCalledOnce()
    await after(20_000)
    expect(deleteSeen).not.toHaveBeenCalled()
  })

  test('that fails leaves them as they were, with the reason', async () => {
    const inbox = await showInbox({ deleteSeen: () => Promise.reject(new Error('cut off')) })
    await inbox.tick('Ama')
    await inbox.press('Delete …')
    await inbox.press('Delete 1 enquiry')
    await inbox.after(10_000)
    expect(warnings).toEqual(['That was not saved'])
    expect(inbox.shown.textContent).not.toContain('About to be deleted')
  })
})
