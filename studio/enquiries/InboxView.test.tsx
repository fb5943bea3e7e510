import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { anInbox } from '../testing/anInbox.ts'
import { anInboxEnquiry } from '../testing/anInboxEnquiry.ts'
import { render } from '../testing/render.tsx'
import { InboxView } from './InboxView.tsx'
import type { Inbox, InboxCounts, InboxEnquiry } from './inbox.ts'

vi.mock('@sanity/ui', async (original) => ({ ...(await original()), useMediaIndex: () => 0 }))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: () => {} }) }))

const self = { email: 'kofi@example.org', name: 'Kofi' }
const none: InboxCounts = { new: 0, mine: 0, answered: 0, spam: 0, failed: 0, last_change: null }

afterEach(() => vi.useRealTimers())

const show = (inbox: Inbox) =>
  render(<InboxView inbox={inbox} self={self} staff={[self]} signOut={() => {}} />)

async function type(shown: HTMLElement, text: string, into = 'input') {
  const field = shown.querySelector(into)
  if (!field) throw new Error(`There is no ${into}`)
  // With the native setter, so that React notices the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
}

test('during a request no other is sent, and then only the last one', async () => {
  const answer = Promise.withResolvers<InboxEnquiry[]>()
  const search = vi.fn<Inbox['search']>(async () => [])
  const shown = await show(anInbox({ search }))
  await expect.poll(() => search.mock.calls.length).toBe(1)
  search.mockReturnValueOnce(answer.promise)
  for (const text of ['q', 'qu', 'qui']) await type(shown, text)
  expect(search.mock.calls.slice(1)).toEqual([[{ terms: 'q', filter: 'all' }, 51]])
  await act(async () => answer.resolve([]))
  expect(search.mock.calls.slice(2)).toEqual([[{ terms: 'qui', filter: 'all' }, 51]])
})

test('another search begins with its newest ones, however many the last one showed', async () => {
  const many = Array.from({ length: 51 }, () => anInboxEnquiry({ id: crypto.randomUUID() }))
  const search = vi.fn<Inbox['search']>(async () => many)
  const shown = await show(anInbox({ search }))
  const older = () =>
    [...shown.querySelectorAll('button')].find(({ textContent }) => textContent.includes('older'))
  await expect.poll(older).toBeDefined()
  await act(async () => older()?.click())
  await expect.poll(() => search.mock.lastCall?.[1]).toBe(101)
  await type(shown, 'q')
  await expect.poll(() => search.mock.lastCall).toEqual([{ terms: 'q', filter: 'all' }, 51])
})

test('the list is read again only when a count or the last change differs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const search = vi.fn<Inbox['search']>(async () => [])
  const counts = vi.fn(async () => none)
  await show(anInbox({ search, counts }))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(counts.mock.calls.length).toBe(7)
  expect(search).toHaveBeenCalledOnce()
  counts.mockResolvedValue({ ...none, last_change: 1 })
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(search).toHaveBeenCalledTimes(2)
})

test('a list that cannot be read again stays, with the reason', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const search = vi.fn<Inbox['search']>(async () => [anInboxEnquiry()])
  const counts = vi.fn(async () => none)
  const shown = await show(anInbox({ search, counts }))
  await act(() => vi.advanceTimersByTimeAsync(1))
  search.mockRejectedValue(new Error('cut off'))
  counts.mockResolvedValue({ ...none, new: 1 })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(shown.textContent).toContain('cut off')
  expect(shown.querySelector('[data-enquiry]')).not.toBeNull()
})

test('an enquiry that has waited for more than a day is overdue', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:20:00Z') })
  const waiting = anInboxEnquiry()
  const answered = anInboxEnquiry({ id: crypto.randomUUID(), status: 'answered' })
  const shown = await show(anInbox({ search: async () => [waiting, answered] }))
  await expect.poll(() => shown.querySelectorAll('[data-enquiry]').length).toBe(2)
  const [first, second] = shown.querySelectorAll('[data-enquiry]')
  expect(first?.textContent).toMatch(/24 hours ago.*Overdue/)
  expect(second?.textContent).not.toContain('Overdue')
})

test('on a narrow screen, the list gets the focus back at the same row', async () => {
  const enquiry = anInboxEnquiry()
  const inbox = anInbox({ search: async () => [enquiry] })
  const shown = await show(inbox)
  const row = () => shown.querySelector<HTMLElement>('[data-enquiry]')
  const back = () =>
    [...shown.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Back'))
  await expect.poll(row).not.toBeNull()
  await act(async () => row()?.click())
  await expect.poll(back).toBeDefined()

  const wasHidden: boolean[] = []
  row()?.addEventListener('focus', () => wasHidden.push(row()?.closest('[hidden]') !== null))
  await act(async () => back()?.click())
  expect(wasHidden).toEqual([false])
})

test('no second change can be made of an enquiry before the first is saved', async () => {
  const saved = Promise.withResolvers<InboxEnquiry>()
  const change = vi.fn(() => saved.promise)
  const shown = await show(anInbox({ search: async () => [anInboxEnquiry()], change }))
  const row = () => shown.querySelector<HTMLElement>('[data-enquiry]')
  const button = (text: string) =>
    [...shown.querySelectorAll('button')].find(({ textContent }) => textContent === text)
  await expect.poll(row).not.toBeNull()
  await act(async () => row()?.click())
  await expect.poll(() => button('Take')).toBeDefined()
  await act(async () => button('Take')?.click())
  await act(async () => button('Take')?.click())
  expect(change).toHaveBeenCalledOnce()
  await act(async () => saved.resolve(anInboxEnquiry()))
  await expect.poll(() => button('Take')?.disabled).toBe(false)
})

test('a note typed while somebody else saves one does not replace theirs unseen', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  let stored = anInboxEnquiry({ note: 'Called once.' })
  let last_change = 1
  const write = (given: Partial<InboxEnquiry>) => {
    last_change += 1
    stored = { ...stored, ...given, revision: last_change }
    return stored
  }
  const change: Inbox['change'] = async ({ revision }, changes) =>
    revision === stored.revision ? write(changes) : null
  const counts = async () => ({ ...none, last_change })
  const shown = await show(anInbox({ search: async () => [stored], counts, change }))
  const poll = () => act(() => vi.advanceTimersByTimeAsync(10_000))
  const save = async () => {
    const buttons = [...shown.querySelectorAll('button')]
    await act(async () => buttons.find(({ textContent }) => textContent.includes('Save'))?.click())
    await poll()
  }
  await poll()
  await act(async () => shown.querySelector<HTMLElement>('[data-enquiry]')?.click())

  await type(shown, 'Called twice.', 'textarea')
  write({ status: 'answered' })
  await poll()
  await save()
  expect(stored.note).toBe('Called twice.')

  await type(shown, 'Quote sent.', 'textarea')
  write({ note: 'Wants a quote by Friday.' })
  await poll()
  await save()
  expect(stored.note).toBe('Wants a quote by Friday.')
  expect(shown.textContent).toContain('Wants a quote by Friday.')
  await save()
  expect(stored.note).toBe('Quote sent.')
})
