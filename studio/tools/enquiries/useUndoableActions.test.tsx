import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { anInbox } from '../../testing/anInbox.ts'
import { anInboxEnquiry } from '../../testing/anInboxEnquiry.ts'
import { render } from '../../testing/render.tsx'
import { type UndoableActions, useUndoableActions } from './useUndoableActions.ts'

vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: () => {} }) }))

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
