import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anInboxEnquiry } from '../../testing/anInboxEnquiry.ts'
import { esi, fakeInboxTimers, kofi, names, showInbox } from '../../testing/showInbox.tsx'
import type { InboxEnquiry } from './inboxShapes.ts'

const warnings = vi.hoisted(() => [] as string[])
vi.mock('@sanity/ui/toast', () => ({
  useToast: () => ({ push: ({ title }: { title: string }) => warnings.push(title) }),
}))

fakeInboxTimers()
afterEach(() => {
  warnings.length = 0
})

describe('ticked enquiries', () => {
  test('are a range with Shift, in either direction', async () => {
    const { tick, ticked } = await showInbox()
    await tick('Baaba')
    await tick('Dede', true)
    expect(ticked()).toEqual(['Baaba', 'Caleb', 'Dede'])
    await tick('Ama')
    await tick('Efo')
    await tick('Caleb', true)
    expect(ticked()).toEqual(['Ama', 'Baaba'])
  })

  test('are changed at once, and leave the list', async () => {
    const { tick, ticked, press, change, done, shown } = await showInbox()
    await tick('Ama')
    await tick('Caleb', true)
    await press('Spam')
    expect(change).toHaveBeenCalledOnce()
    expect(done()).toContain('Marked as spam: 3')
    expect(ticked()).toEqual([])
    expect(shown.querySelectorAll('[data-enquiry]')).toHaveLength(2)
  })

  test('get their own values back', async () => {
    const { shown, tick, press, after, stateOf, colleague } = await showInbox()
    colleague('id-0', { owner: esi.email })
    await after(10_000)
    expect(shown.querySelector('[data-testid="enquiry-Ama"]')?.textContent).toContain('Esi')
    await tick('Ama')
    await tick('Baaba', true)
    await press('Answered')
    await press('Undo')
    expect([stateOf('Ama'), stateOf('Baaba')]).toEqual([
      ['new', esi.email],
      ['new', null],
    ])
  })

  test('stay ticked and unchanged if a colleague has changed them, which is reported', async () => {
    const { tick, ticked, press, colleague, stateOf } = await showInbox()
    await tick('Ama')
    await tick('Baaba')
    colleague('id-1', { owner: esi.email })
    await press('Spam')
    expect(stateOf('Ama')).toEqual(['spam', null])
    expect(stateOf('Baaba')).toEqual(['new', esi.email])
    expect(ticked()).toEqual(['Baaba'])
    expect(warnings).toEqual(['Changed by somebody else meanwhile: 1'])
  })

  test('are given to a person', async () => {
    const { tick, shown, stateOf, done } = await showInbox()
    await tick('Ama')
    await tick('Efo', true)
    const menu = shown.querySelector<HTMLSelectElement>('select[aria-label="Taken by"]')
    if (!menu) throw new Error('There is no menu')
    await act(async () => {
      menu.value = esi.email
      menu.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(names.map(stateOf)).toEqual(names.map(() => ['new', esi.email]))
    expect(done()).toContain('Given to Esi: 5')
  })

  test('include one that is so already, which is not changed', async () => {
    const { tick, ticked, key, change, colleague, after } = await showInbox()
    colleague('id-1', { owner: kofi.email })
    await after(10_000)
    await tick('Ama')
    await tick('Baaba')
    await key('t')
    expect(change.mock.lastCall?.[0].map(({ seen }) => seen.first_name)).toEqual(['Ama'])
    expect(ticked()).toEqual([])
  })

  test('that are all so already are not ticked any more, and the focus stays in their bar', async () => {
    const { tick, ticked, key, change, colleague, after, shown } = await showInbox()
    colleague('id-1', { owner: kofi.email })
    await after(10_000)
    await tick('Baaba')
    await key('t')
    expect(change).not.toHaveBeenCalled()
    expect(ticked()).toEqual([])
    expect(document.activeElement).toBe(
      shown.querySelector('input[aria-label="Tick all in the list"]'),
    )
  })

  test('are forgotten with another search', async () => {
    const { tick, ticked, press } = await showInbox()
    await tick('Ama')
    await press('All')
    expect(ticked()).toEqual([])
  })

  test('leave the focus to a note that is begun before they are changed', async () => {
    const { promise, resolve } = Promise.withResolvers<InboxEnquiry[]>()
    const { shown, open, tick, press, after, ticked } = await showInbox({ change: () => promise })
    await open('Ama')
    await tick('Baaba')
    await press('Spam')
    const note = shown.querySelector('textarea')
    note?.focus()
    resolve([anInboxEnquiry({ id: 'id-1', first_name: 'Baaba', status: 'spam' })])
    await after(1)
    expect(ticked()).toEqual([])
    expect(document.activeElement).toBe(note)
  })

  test('leave the focus at an open one that is changed alone', async () => {
    const { open, tick, press, ticked } = await showInbox()
    await open('Ama')
    await tick('Baaba')
    await press('Take')
    expect(document.activeElement?.textContent).toBe('Ama')
    expect(ticked()).toEqual(['Baaba'])
  })

  test('can be those that the list does not show yet', async () => {
    const many = Array.from({ length: 120 }, (_, number) => anInboxEnquiry({ id: `id-${number}` }))
    const { shown, press, after } = await showInbox({
      search: async (_, limit) => many.slice(0, limit),
    })
    const all = shown.querySelector<HTMLInputElement>('input[aria-label="Tick all in the list"]')
    await act(async () => all?.click())
    expect(shown.textContent).toContain('50 ticked')
    await press('Tick older ones too')
    await after(1)
    expect(shown.textContent).toContain('120 ticked')
    expect(shown.querySelectorAll('[data-enquiry]')).toHaveLength(120)
  })

  test('stay as they are if those that the list does not show cannot be read, which is reported', async () => {
    const many = Array.from({ length: 60 }, (_, number) => anInboxEnquiry({ id: `id-${number}` }))
    const { shown, press } = await showInbox({
      search: async (_, limit = 0) => {
        if (limit > 100) throw new Error('cut off')
        return many.slice(0, limit)
      },
    })
    const all = shown.querySelector<HTMLInputElement>('input[aria-label="Tick all in the list"]')
    await act(async () => all?.click())
    await press('Tick older ones too')
    expect(shown.textContent).toContain('50 ticked')
    expect(warnings).toEqual(['cut off'])
  })
})

describe('the next enquiry', () => {
  test('is opened with the focus after one is marked, and the one before at the end', async () => {
    const { open, opened, press } = await showInbox()
    await open('Dede')
    await press('Mark as answered')
    expect(opened()).toBe('Efo')
    expect(document.activeElement?.textContent).toBe('Efo')
    await press('Mark as spam')
    expect(opened()).toBe('Caleb')
  })

  test('is not opened if another was opened before the change was saved', async () => {
    const { promise, resolve } = Promise.withResolvers<InboxEnquiry[]>()
    const { open, opened, press, after } = await showInbox({ change: () => promise })
    await open('Ama')
    await press('Mark as answered')
    await open('Dede')
    resolve([anInboxEnquiry({ id: 'id-0', first_name: 'Ama', status: 'answered' })])
    await after(1)
    expect(opened()).toBe('Dede')
  })

  test('is not opened after one is taken', async () => {
    const { open, opened, press } = await showInbox()
    await open('Dede')
    await press('Take')
    expect(opened()).toBe('Dede')
  })

  test('gives way to the one whose change is undone', async () => {
    const { open, opened, press, stateOf } = await showInbox()
    await open('Baaba')
    await press('Mark as spam')
    expect(opened()).toBe('Caleb')
    await press('Undo')
    expect(opened()).toBe('Baaba')
    expect(stateOf('Baaba')).toEqual(['new', null])
  })

  test('is none of those that are deleted', async () => {
    const { open, opened, tick, press } = await showInbox()
    await open('Ama')
    for (const name of ['Ama', 'Baaba', 'Caleb']) await tick(name)
    await press('Delete')
    expect(opened()).toBe('Dede')
  })
})
