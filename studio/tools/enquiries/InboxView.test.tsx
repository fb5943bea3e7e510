import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { anInbox, noCounts } from '../../testing/anInbox.ts'
import { anInboxEnquiry } from '../../testing/anInboxEnquiry.ts'
import { render } from '../../testing/render.tsx'
import type { Criteria } from './criteria.ts'
import { InboxView } from './InboxView.tsx'
import type { Inbox } from './inbox.ts'
import type { CountedValue, InboxEnquiry } from './inboxShapes.ts'
import { serviceNames } from './serviceNames.ts'

vi.mock('@sanity/ui', async (original) => ({ ...(await original()), useMediaIndex: () => 0 }))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: () => {} }) }))

const self = { email: 'kofi@example.org', name: 'Kofi' }

afterEach(() => vi.useRealTimers())

let leave = async () => {}

/** An inbox that `leave` unmounts, as choosing another tool does. */
function Tool({ inbox }: { inbox: Inbox }) {
  const [isLeft, setLeft] = useState(false)
  const [criteria, setCriteria] = useState<Criteria>({})
  leave = () => act(async () => setLeft(true))
  const address = { criteria, onCriteria: setCriteria }
  return (
    isLeft || (
      <InboxView
        inbox={inbox}
        self={self}
        staff={[self]}
        {...address}
        templates={[]}
        services={serviceNames([])}
        onFigures={() => {}}
        signOut={() => {}}
      />
    )
  )
}

const show = (inbox: Inbox) => render(<Tool inbox={inbox} />)

async function type(shown: HTMLElement, text: string, into = 'input') {
  const field = shown.querySelector(into)
  if (!field) throw new Error(`There is no ${into}`)
  // With the native setter, so that React notices the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
}

test('during a request no other is sent, and then only the last one', async () => {
  const response = Promise.withResolvers<InboxEnquiry[]>()
  const search = vi.fn<Inbox['search']>(async () => [])
  const shown = await show(anInbox({ search }))
  await expect.poll(() => search.mock.calls.length).toBe(1)
  search.mockReturnValueOnce(response.promise)
  for (const text of ['q', 'qu', 'qui']) await type(shown, text)
  expect(search.mock.calls.slice(1)).toEqual([[{ terms: 'q', view: 'all' }, 51]])
  await act(async () => response.resolve([]))
  expect(search.mock.calls.slice(2)).toEqual([[{ terms: 'qui', view: 'all' }, 51]])
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
  await expect.poll(() => search.mock.lastCall).toEqual([{ terms: 'q', view: 'all' }, 51])
})

test('the list is read again only when a count or the last change differs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const search = vi.fn<Inbox['search']>(async () => [])
  const counts = vi.fn(async () => noCounts)
  await show(anInbox({ search, counts }))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(counts.mock.calls.length).toBe(7)
  expect(search).toHaveBeenCalledOnce()
  counts.mockResolvedValue({ ...noCounts, last_change: 1 })
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(search).toHaveBeenCalledTimes(2)
})

test('a list that cannot be read again stays, with the reason', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const search = vi.fn<Inbox['search']>(async () => [anInboxEnquiry()])
  const counts = vi.fn(async () => noCounts)
  const shown = await show(anInbox({ search, counts }))
  await act(() => vi.advanceTimersByTimeAsync(1))
  search.mockRejectedValue(new Error('cut off'))
  counts.mockResolvedValue({ ...noCounts, new: 1 })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(shown.textContent).toContain('cut off')
  expect(shown.querySelector('[data-enquiry]')).not.toBeNull()
})

test('a menu narrows the list to one value, with the numbers of all, until the filters are cleared', async () => {
  const counted: CountedValue[] = [
    { facet: 'view', value: 'new', count: 4 },
    { facet: 'language', value: 'fr', count: 3 },
    { facet: 'language', value: '', count: 1 },
    { facet: 'month', value: '2026-11', count: 4 },
    { facet: 'page', value: '/contact', count: 4 },
  ]
  const search = vi.fn<Inbox['search']>(async () => [anInboxEnquiry()])
  const shown = await show(anInbox({ search, countBy: async () => counted }))
  // A facet with one value has none, except the month.
  const menus = () => [...shown.querySelectorAll('select')]
  await expect
    .poll(() => menus().map((menu) => menu.getAttribute('aria-label')))
    .toEqual(['Any month', 'Any language'])
  const options = () => [...(menus()[1]?.options ?? [])].map(({ text }) => text)
  expect(options()).toEqual(['Any language', 'French (3)', 'Not known (1)'])
  const choose = (index: number) =>
    act(async () => {
      const [, menu] = menus()
      if (!menu) throw new Error('There is no menu')
      menu.selectedIndex = index
      menu.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await choose(1)
  expect(search.mock.lastCall?.[0]).toEqual({ terms: '', view: 'all', language: 'fr' })
  expect(shown.textContent).toContain('New 4')
  await choose(2)
  expect(search.mock.lastCall?.[0]).toMatchObject({ language: '' })
  const clear = [...shown.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Clear filters',
  )
  await act(async () => clear?.click())
  expect(search.mock.lastCall?.[0]).toEqual({ terms: '', view: 'new' })
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
  const saved = Promise.withResolvers<InboxEnquiry[]>()
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
  await act(async () => saved.resolve([anInboxEnquiry()]))
  await expect.poll(() => button('Take')?.disabled).toBe(false)
})

/** Shows an inbox of two enquiries that is read again every ten seconds, like the real one. */
async function showTwo() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const ids = [anInboxEnquiry().id, crypto.randomUUID()]
  let rows = ids.map((id) => anInboxEnquiry({ id, note: 'Called once.' }))
  let last_change = 1
  const write = (id: string | undefined, given: Partial<InboxEnquiry>) => {
    last_change += 1
    rows = rows.map((row) => (row.id === id ? { ...row, ...given, revision: last_change } : row))
  }
  const find = async (id: string) => rows.find((row) => row.id === id) ?? null
  const changeNote = vi.fn<Inbox['changeNote']>(async (seen, note) => {
    if ((await find(seen.id))?.note === seen.note) write(seen.id, { note })
    return find(seen.id)
  })
  const counts = async () => ({ ...noCounts, last_change })
  const inbox = anInbox({ search: async () => rows, find, counts, changeNote })
  const shown = await show(inbox)
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await after(10_000)
  return {
    shown,
    after,
    changeNote,
    notes: () => rows.map(({ note }) => note),
    text: () => shown.querySelector('textarea')?.value,
    colleague: (given: Partial<InboxEnquiry>) => write(ids[0], given),
    choose: (index: number) =>
      act(async () => shown.querySelectorAll<HTMLElement>('[data-enquiry]')[index]?.click()),
    press: (name: string) =>
      act(async () =>
        [...shown.querySelectorAll('button')]
          .find(({ textContent }) => textContent === name)
          ?.click(),
      ),
  }
}

test('a note is saved when another enquiry is chosen, and is there on coming back', async () => {
  const { shown, choose, notes, text, after } = await showTwo()
  await choose(0)
  await type(shown, 'Called twice.', 'textarea')
  expect(shown.querySelector('[role="status"]')?.textContent).toBe('Saving …')
  await choose(1)
  expect(text()).toBe('Called once.')
  await choose(0)
  expect(text()).toBe('Called twice.')
  expect(notes()).toEqual(['Called twice.', 'Called once.'])
  await after(1)
  expect(shown.querySelector('[role="status"]')?.textContent).toMatch(/^Saved at \d/)
})

test('a note that cannot be saved stays, with the reason, and is saved when the browser is online', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { shown, choose, notes, text, changeNote } = await showTwo()
  await choose(0)
  changeNote.mockRejectedValue(new Error('cut off'))
  await type(shown, 'Called twice.', 'textarea')
  await choose(1)
  await choose(0)
  expect(text()).toBe('Called twice.')
  expect(shown.textContent).toContain('Not saved: cut off')
  changeNote.mockReset()
  changeNote.mockImplementation(async (seen, note) =>
    anInboxEnquiry({ ...seen, note, revision: 9 }),
  )
  await act(async () => dispatchEvent(new Event('online')))
  expect(changeNote).toHaveBeenCalledOnce()
  expect(shown.textContent).not.toContain('Not saved')
  expect(notes()).toHaveLength(2)
})

test('a note is saved when the tool is left', async () => {
  const { shown, choose, notes, changeNote } = await showTwo()
  await choose(0)
  await type(shown, 'Called twice.', 'textarea')
  expect(changeNote).not.toHaveBeenCalled()
  await leave()
  expect(notes()[0]).toBe('Called twice.')
})

test('a note typed while a colleague saves one does not replace theirs unseen', async () => {
  const { shown, after, choose, press, notes, text, colleague } = await showTwo()
  await choose(0)
  await type(shown, 'Called twice.', 'textarea')
  colleague({ status: 'answered' })
  await after(10_000)
  expect(notes()[0]).toBe('Called twice.')

  colleague({ note: 'Wants a quote by Friday.' })
  await type(shown, 'Quote sent.', 'textarea')
  await after(10_000)
  expect(notes()[0]).toBe('Wants a quote by Friday.')
  expect(shown.textContent).toContain('Wants a quote by Friday.')
  expect(text()).toBe('Quote sent.')
  await press('Join both')
  expect(notes()[0]).toBe('Wants a quote by Friday.\nQuote sent.')
  expect(text()).toBe('Wants a quote by Friday.\nQuote sent.')
})
