import { act, useState } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Criteria } from '../tools/enquiries/criteria.ts'
import { InboxView } from '../tools/enquiries/InboxView.tsx'
import type { Inbox } from '../tools/enquiries/inbox.ts'
import type { Heartbeat, InboxEnquiry } from '../tools/enquiries/inboxShapes.ts'
import { serviceNames } from '../tools/enquiries/serviceNames.ts'
import { anInbox, noCounts } from './anInbox.ts'
import { anInboxEnquiry } from './anInboxEnquiry.ts'
import { render } from './render.tsx'

/** The staff of the inbox: Kofi is signed in. */
export const kofi = { email: 'kofi@example.org', name: 'Kofi' }
export const esi = { email: 'esi@example.org', name: 'Esi' }

/** The first names in the five enquiries of the inbox. */
export const names = ['Ama', 'Baaba', 'Caleb', 'Dede', 'Efo'] as const

/** Fakes the timers of each test of the file, and forgets what it has stored in the browser. */
export function fakeInboxTimers() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  })
  afterEach(() => vi.useRealTimers())
}

/** Shows an inbox of five new enquiries, which is read again every ten seconds. */
export async function showInbox(given: Partial<Inbox> = {}) {
  let rows = names.map((first_name, number) =>
    anInboxEnquiry({ id: `id-${number}`, first_name, last_name: null, reference: first_name }),
  )
  const search = vi.fn<Inbox['search']>(async ({ view }) =>
    rows.filter(({ status }) => (view === 'all' ? status !== 'deleted' : status === view)),
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
      services: serviceNames([]),
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
