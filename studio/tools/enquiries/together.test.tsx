import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anInbox, noCounts } from '../../testing/anInbox.ts'
import { anInboxEnquiry } from '../../testing/anInboxEnquiry.ts'
import { render } from '../../testing/render.tsx'
import type { Criteria } from './criteria.ts'
import { InboxView } from './InboxView.tsx'
import type { Inbox } from './inbox.ts'
import type { Heartbeat, InboxEnquiry } from './inboxShapes.ts'

/** Actions on several enquiries and on the next one, by keys, and by several people. */

const warnings = vi.hoisted(() => [] as string[])
vi.mock('@sanity/ui/toast', () => ({
  useToast: () => ({ push: ({ title }: { title: string }) => warnings.push(title) }),
}))

const kofi = { email: 'kofi@example.org', name: 'Kofi' }
const esi = { email: 'esi@example.org', name: 'Esi' }
const names = ['Ama', 'Baaba', 'Caleb', 'Dede', 'Efo'] as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  warnings.length = 0
})

/** Shows an inbox of five new enquiries, which is read again every ten seconds. */
async function show(given: Partial<Inbox> = {}) {
  let rows = names.map((first_name, number) =>
    anInboxEnquiry({ id: `id-${number}`, first_name, last_name: null, reference: first_name }),
  )
  const search = vi.fn<Inbox['search']>(async ({ view }) =>
    rows.filter(({ status }) => view === 'all' || status === view),
  )
  let last_change = 0
  let editors: Heartbeat['editors'] = []
  const write = (id: string, changes: Partial<InboxEnquiry>) => {
    last_change += 1
    rows = rows.map((row) => (row.id === id ? { ...row, ...changes } : row))
  }
  const change = vi.fn<Inbox['change']>(async (changes) => {
    const fitting = changes.filter(({ seen }) =>
      rows.some(
        ({ id, status, owner }) => id === seen.id && status === seen.status && owner === seen.owner,
      ),
    )
    for (const { seen, status, owner } of fitting) write(seen.id, { status, owner })
    return rows.filter(({ id }) => fitting.some(({ seen }) => seen.id === id))
  })
  const deleteSeen = vi.fn<Inbox['deleteSeen']>(async (seen) => {
    rows = rows.filter(({ id }) => !seen.some((row) => row.id === id))
    return seen.map(({ id }) => id)
  })
  const deleteOnLeaving = vi.fn()
  const counts = async () => ({ ...noCounts, last_change })
  const find: Inbox['find'] = async (id) => rows.find((row) => row.id === id) ?? null
  const heartbeat = vi.fn<Inbox['heartbeat']>(async () => ({
    version: String(last_change),
    editors,
  }))
  const changeNote: Inbox['changeNote'] = async ({ id }, note) => {
    write(id, { note })
    return find(id)
  }
  const inbox = anInbox({
    changeNote,
    heartbeat,
    search,
    find,
    counts,
    change,
    deleteSeen,
    deleteOnLeaving,
    ...given,
  })

  let close = async () => {}
  function Tool() {
    const [isLeft, setLeft] = useState(false)
    const [criteria, setCriteria] = useState<Criteria>({})
    close = () => act(async () => setLeft(true))
    const address = {
      criteria,
      onCriteria: setCriteria,
      onFigures: () => {},
      templates: [],
      signOut: () => {},
    }
    return isLeft || <InboxView inbox={inbox} self={kofi} staff={[esi, kofi]} {...address} />
  }
  const shown = await render(<Tool />)
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await after(1)

  const button = (name: string) => {
    const element = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    )
    if (!element) throw new Error(`There is no button ${name}`)
    return element
  }
  const box = (name: string) =>
    shown.querySelector<HTMLInputElement>(`input[aria-label="Tick ${name}"]`)
  return {
    shown,
    after,
    change,
    deleteSeen,
    deleteOnLeaving,
    leave: () => close(),
    search,
    heartbeat,
    write: (...them: Heartbeat['editors']) => {
      editors = them
    },
    colleague: write,
    stateOf: (name: string) => {
      const { status, owner } = rows.find(({ first_name }) => first_name === name) ?? {}
      return [status, owner]
    },
    tick: async (name: string, shiftKey = false) => {
      await act(async () => {
        box(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey }))
      })
    },
    ticked: () => names.filter((name) => box(name)?.checked),
    button,
    press: async (name: string) => {
      await act(async () => button(name).click())
      await after(1)
    },
    open: async (name: string) => {
      await act(async () =>
        shown.querySelector<HTMLElement>(`[data-testid="enquiry-${name}"]`)?.click(),
      )
      await after(1)
    },
    opened: () => shown.querySelector('[data-testid="enquiry"] h2')?.textContent,
    done: () => shown.querySelector('[data-testid="done"]')?.textContent,
    key: async (key: string, target: Element = document.body, given: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...given })
      await act(async () => target.dispatchEvent(event))
      await after(1)
    },
  }
}

describe('ticked enquiries', () => {
  test('are a range with Shift, in either direction', async () => {
    const { tick, ticked } = await show()
    await tick('Baaba')
    await tick('Dede', true)
    expect(ticked()).toEqual(['Baaba', 'Caleb', 'Dede'])
    await tick('Ama')
    await tick('Efo')
    await tick('Caleb', true)
    expect(ticked()).toEqual(['Ama', 'Baaba'])
  })

  test('are changed at once, and leave the list', async () => {
    const { tick, ticked, press, change, done, shown } = await show()
    await tick('Ama')
    await tick('Caleb', true)
    await press('Spam')
    expect(change).toHaveBeenCalledOnce()
    expect(done()).toContain('Marked as spam: 3')
    expect(ticked()).toEqual([])
    expect(shown.querySelectorAll('[data-enquiry]')).toHaveLength(2)
  })

  test('get their own values back within ten seconds, and not later', async () => {
    const { shown, tick, press, after, stateOf, done, colleague } = await show()
    colleague('id-0', { owner: esi.email })
    await after(10_000)
    expect(shown.querySelector('[data-testid="enquiry-Ama"]')?.textContent).toContain('Esi')
    await tick('Ama')
    await tick('Baaba', true)
    await press('Answered')
    await after(9_000)
    await press('Undo')
    expect([stateOf('Ama'), stateOf('Baaba')]).toEqual([
      ['new', esi.email],
      ['new', null],
    ])
    await tick('Ama')
    await press('Answered')
    await after(10_000)
    expect(done()).toBe('')
  })

  test('stay ticked and unchanged if a colleague has changed them, which is reported', async () => {
    const { tick, ticked, press, colleague, stateOf } = await show()
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
    const { tick, shown, stateOf, done } = await show()
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
    const { tick, ticked, key, change, colleague, after } = await show()
    colleague('id-1', { owner: kofi.email })
    await after(10_000)
    await tick('Ama')
    await tick('Baaba')
    await key('t')
    expect(change.mock.lastCall?.[0].map(({ seen }) => seen.first_name)).toEqual(['Ama'])
    expect(ticked()).toEqual([])
  })

  test('that are all so already are not ticked any more, and the focus stays in their bar', async () => {
    const { tick, ticked, key, change, colleague, after, shown } = await show()
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
    const { tick, ticked, press } = await show()
    await tick('Ama')
    await press('All')
    expect(ticked()).toEqual([])
  })

  test('leave the focus to a note that is begun before they are changed', async () => {
    const { promise, resolve } = Promise.withResolvers<InboxEnquiry[]>()
    const { shown, open, tick, press, after, ticked } = await show({ change: () => promise })
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
    const { open, tick, press, ticked } = await show()
    await open('Ama')
    await tick('Baaba')
    await press('Take')
    expect(document.activeElement?.textContent).toBe('Ama')
    expect(ticked()).toEqual(['Baaba'])
  })

  test('can be those that the list does not show yet', async () => {
    const many = Array.from({ length: 120 }, (_, number) => anInboxEnquiry({ id: `id-${number}` }))
    const { shown, press, after } = await show({ search: async (_, limit) => many.slice(0, limit) })
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
    const { shown, press } = await show({
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

describe('a deletion', () => {
  const begin = async (given: Partial<Inbox> = {}) => {
    const inbox = await show(given)
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
    const inbox = await show({ deleteSeen: () => Promise.reject(new Error('cut off')) })
    await inbox.tick('Ama')
    await inbox.press('Delete …')
    await inbox.press('Delete 1 enquiry')
    await inbox.after(10_000)
    expect(warnings).toEqual(['That was not saved'])
    expect(inbox.shown.textContent).not.toContain('About to be deleted')
  })
})

describe('the next enquiry', () => {
  test('is opened with the focus after one is marked, and the one before at the end', async () => {
    const { open, opened, press } = await show()
    await open('Dede')
    await press('Mark as answered')
    expect(opened()).toBe('Efo')
    expect(document.activeElement?.textContent).toBe('Efo')
    await press('Mark as spam')
    expect(opened()).toBe('Caleb')
  })

  test('is not opened if another was opened before the change was saved', async () => {
    const { promise, resolve } = Promise.withResolvers<InboxEnquiry[]>()
    const { open, opened, press, after } = await show({ change: () => promise })
    await open('Ama')
    await press('Mark as answered')
    await open('Dede')
    resolve([anInboxEnquiry({ id: 'id-0', first_name: 'Ama', status: 'answered' })])
    await after(1)
    expect(opened()).toBe('Dede')
  })

  test('is not opened after one is taken', async () => {
    const { open, opened, press } = await show()
    await open('Dede')
    await press('Take')
    expect(opened()).toBe('Dede')
  })

  test('gives way to the one whose change is undone', async () => {
    const { open, opened, press, stateOf } = await show()
    await open('Baaba')
    await press('Mark as spam')
    expect(opened()).toBe('Caleb')
    await press('Undo')
    expect(opened()).toBe('Baaba')
    expect(stateOf('Baaba')).toEqual(['new', null])
  })

  test('is one that is not about to be deleted', async () => {
    const { open, opened, tick, press } = await show()
    await open('Ama')
    for (const name of ['Ama', 'Baaba', 'Caleb']) await tick(name)
    await press('Delete …')
    await press('Delete 3 enquiries')
    expect(opened()).toBe('Dede')
  })
})

describe('keys', () => {
  test('open the next and the one before, mark them, tick and undo', async () => {
    const { key, opened, stateOf, ticked } = await show()
    await key('j')
    expect(opened()).toBe('Ama')
    await key('J')
    expect(opened()).toBe('Baaba')
    await key('k')
    expect(opened()).toBe('Ama')
    await key('e')
    expect(stateOf('Ama')).toEqual(['answered', null])
    expect(opened()).toBe('Baaba')
    await key('s')
    expect(stateOf('Baaba')).toEqual(['spam', null])
    await key('z')
    expect(stateOf('Baaba')).toEqual(['new', null])
    await key('x')
    expect(ticked()).toEqual(['Baaba'])
  })

  test('take the open one, and begin a search', async () => {
    const { key, open, stateOf } = await show()
    await open('Dede')
    await key('t')
    expect(stateOf('Dede')).toEqual(['new', kofi.email])
    await key('/')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Search enquiries')
  })

  test('mark the ticked ones, if any are', async () => {
    const { key, tick, stateOf } = await show()
    await tick('Dede')
    await tick('Efo')
    await key('j')
    await key('s')
    expect(names.map(stateOf).map(([status]) => status)).toEqual([
      'new',
      'new',
      'new',
      'spam',
      'spam',
    ])
  })

  test('mark one enquiry however long they are held', async () => {
    const { key, stateOf } = await show()
    await key('j')
    await key('e')
    await key('e', document.body, { repeat: true })
    expect(names.map(stateOf).filter(([status]) => status === 'answered')).toHaveLength(1)
  })

  test('are only letters in a field, with Ctrl, and outside the inbox', async () => {
    const { key, shown, opened, press, open } = await show()
    const outside = document.body.appendChild(document.createElement('button'))
    await key('j', outside)
    outside.remove()
    await key('j', document.body, { ctrlKey: true })
    for (const field of shown.querySelectorAll('input[type=search]')) await key('j', field)
    expect(opened()).toBeUndefined()
    await open('Ama')
    for (const field of shown.querySelectorAll('textarea, select')) await key('j', field)
    await key('?', shown.querySelector('textarea') ?? undefined)
    expect(opened()).toBe('Ama')
    await press('Settings')
    await key('j', document.querySelector('[role="dialog"]') ?? undefined)
    await key('j')
    expect(opened()).toBe('Ama')
  })

  test('are listed, and can be turned off for good', async () => {
    const { key, opened } = await show()
    await key('?')
    const dialog = document.querySelector('[role="dialog"]')
    expect(dialog?.textContent).toContain('JOpen the next enquiry')
    const keys = [...(dialog?.querySelectorAll('label') ?? [])].find(({ textContent }) =>
      textContent.includes('Single keys'),
    )
    await act(async () => keys?.querySelector('input')?.click())
    await act(async () =>
      dialog?.querySelector<HTMLElement>('button[aria-label="Close dialog"]')?.click(),
    )
    await key('j')
    expect(opened()).toBeUndefined()
    const again = await show()
    await again.key('j')
    expect(again.opened()).toBeUndefined()
  })
})

describe('a colleague', () => {
  const type = async (shown: HTMLElement, text: string) => {
    const field = shown.querySelector('textarea')
    if (!field) throw new Error('There is no note')
    // With the native setter, so that React notices the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
  }

  test('is seen to change an enquiry within two seconds, while a note is typed', async () => {
    const { shown, open, after, colleague, search } = await show()
    await open('Ama')
    await after(2000)
    const searches = search.mock.calls.length
    colleague('id-0', { owner: esi.email })
    // The note is saved a second after the last key.
    for (const note of ['C', 'Cal', 'Called']) {
      await type(shown, note)
      await after(700)
    }
    expect(search).toHaveBeenCalledTimes(searches + 1)
    expect(shown.querySelector('[data-testid="enquiry-Ama"]')?.textContent).toContain('Esi')
    expect(shown.querySelector<HTMLSelectElement>('#enquiry-owner')?.value).toBe(esi.email)
    expect(shown.querySelector('textarea')?.value).toBe('Called')
  })

  test('is seen to write, in the list and at the note', async () => {
    const { shown, open, after, write } = await show()
    await open('Ama')
    write({ email: esi.email, enquiry: 'id-0' }, { email: kofi.email, enquiry: 'id-1' })
    await after(2000)
    const told = () => [
      shown.querySelector('[data-testid="enquiry-Ama"]')?.textContent?.includes('Esi is writing'),
      shown.querySelector('[data-testid="enquiry"]')?.textContent?.includes('Esi is writing'),
      shown.querySelector('[data-testid="enquiry-Caleb"]')?.textContent?.includes('is writing'),
    ]
    expect(told()).toEqual([true, true, false])
    write()
    await after(2000)
    expect(told()).toEqual([false, false, false])
  })

  test('is asked about each five seconds, and each two seconds while an enquiry is open', async () => {
    vi.useFakeTimers()
    const { open, after, heartbeat } = await show()
    const callsInAMinute = async () => {
      const before = heartbeat.mock.calls.length
      await after(60_000)
      return heartbeat.mock.calls.length - before
    }
    expect(await callsInAMinute()).toBe(12)
    await open('Ama')
    expect(await callsInAMinute()).toBe(30)
  })

  test('is told who writes, for five seconds after the last key', async () => {
    vi.useFakeTimers()
    const { shown, open, after, heartbeat } = await show()
    await open('Baaba')
    expect(heartbeat.mock.lastCall).toEqual([null])
    await type(shown, 'Called')
    await after(4000)
    expect(heartbeat.mock.lastCall).toEqual(['id-1'])
    await after(2000)
    expect(heartbeat.mock.lastCall).toEqual([null])
  })
})

test('the mail in the morning is turned on in the settings', async () => {
  const remind = vi.fn<Inbox['remind']>(async () => {})
  const { press, after } = await show({ remind })
  await press('Settings')
  const mail = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent.includes('each morning'),
  )
  const box = mail?.querySelector('input')
  expect(box?.checked).toBe(false)
  await act(async () => box?.click())
  await after(1)
  expect(remind.mock.calls).toEqual([[true]])
})
