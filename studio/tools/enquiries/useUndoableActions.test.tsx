import { afterEach, expect, test, vi } from 'vitest'
import { fakeInboxTimers, showInbox } from '../../testing/showInbox.tsx'

const warnings = vi.hoisted(() => [] as string[])
vi.mock('@sanity/ui/toast', () => ({
  useToast: () => ({ push: ({ title }: { title: string }) => warnings.push(title) }),
}))

fakeInboxTimers()
afterEach(() => {
  warnings.length = 0
})

test('deleted enquiries leave the list at once, and are brought back by Undo', async () => {
  const { shown, tick, press, stateOf, done } = await showInbox()
  await tick('Ama')
  await tick('Baaba')
  await press('Delete')
  expect(done()).toContain('Deleted: 2')
  expect(stateOf('Ama')).toEqual(['deleted', null])
  expect(shown.querySelectorAll('[data-enquiry]')).toHaveLength(3)
  await press('Undo')
  expect([stateOf('Ama'), stateOf('Baaba')]).toEqual([
    ['new', null],
    ['new', null],
  ])
})

test('a deleted enquiry is in its own view alone, which says how long it stays, and is taken back there', async () => {
  const { shown, open, press, stateOf } = await showInbox()
  await open('Caleb')
  await press('Delete')
  await press('All')
  expect(shown.querySelector('[data-testid="enquiry-Caleb"]')).toBeNull()
  await press('Deleted 0')
  await open('Caleb')
  expect(shown.textContent).toContain('Thirty days after its deletion')
  await press('Mark as new')
  expect(stateOf('Caleb')).toEqual(['new', null])
})

test('a change can be undone however late, until the next one', async () => {
  const { tick, press, after, stateOf, done } = await showInbox()
  await tick('Ama')
  await press('Spam')
  await after(60_000)
  expect(done()).toContain('Marked as spam: Ama')
  await tick('Efo')
  await press('Answered')
  expect(done()).toContain('Marked as answered: Efo')
  await press('Undo')
  expect([stateOf('Ama'), stateOf('Efo')]).toEqual([
    ['spam', null],
    ['new', null],
  ])
  expect(done()).toBe('')
})

test('a change that fails leaves the enquiries as they were, with the reason', async () => {
  const { tick, press, stateOf, done } = await showInbox({
    change: () => Promise.reject(new Error('cut off')),
  })
  await tick('Ama')
  await press('Delete')
  expect(warnings).toEqual(['That was not saved'])
  expect(stateOf('Ama')).toEqual(['new', null])
  expect(done()).toBe('')
})
