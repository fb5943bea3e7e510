import { act, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fixedStore } from '../../loading/contentStore.ts'
import type { Action } from '../../model/types.ts'
import { page, site, text } from '../../testing/content.ts'
import { click, locationOf, one, render } from '../../testing/render.tsx'
import { deriveMedicines } from '../medicines/derive.ts'
import { ActionButton } from './Actions.tsx'

const renderAction = (action: Action) => render(<ActionButton action={action} variant="primary" />)

test.each<[string, Action, string]>([
  ['a page', { kind: 'page', label: text('Go'), page: '/services' }, '/services'],
  ['the contact page', { kind: 'contact', label: text('Go') }, '/contact'],
  [
    'the form with a service chosen',
    { kind: 'contact', label: text('Go'), service: 'Malaria & ARV Drug Sales' },
    '/contact?service=Malaria+%26+ARV+Drug+Sales#form',
  ],
  [
    'one of the mailboxes',
    { kind: 'email', label: text('Go'), mailbox: 'legal' },
    'mailto:legal@test.example',
  ],
  [
    'another site',
    { kind: 'external', label: text('Go'), url: 'https://who.int/' },
    'https://who.int/',
  ],
])('an action can lead to %s', async (_target, action, href) => {
  const link = one(await renderAction(action), 'a')
  expect(link.getAttribute('href')).toBe(href)
  expect(link.textContent).toBe('Go')
  expect(one(link.parentElement ?? link, '[data-translate]')).toBeDefined()
})

const medicines = {
  _type: 'medicines' as const,
  _key: 'm',
  anchor: 'categories',
  heading: text('Categories'),
  items: [],
}
const withMedicines = {
  ...page,
  sections: [
    deriveMedicines(medicines, {
      language: 'en',
      inAllLanguages: { ...medicines, heading: { en: '' }, items: [] },
      sections: [],
    }),
  ],
}

test('buttons lead to the medicines of the page, and to their list, which is downloaded', async () => {
  const store = fixedStore(site, withMedicines)
  const open = async (kind: 'medicines' | 'medicineList') => {
    const button = <ActionButton action={{ kind, label: text('Go') }} variant="primary" />
    return one<HTMLAnchorElement>(await render(button, { store, path: page.path }), 'a')
  }
  expect((await open('medicines')).getAttribute('href')).toBe('#categories')
  const download = await open('medicineList')
  expect(download.getAttribute('href')).toBe(`${page.path}.pdf`)
  expect(download.hasAttribute('download')).toBe(true)
})

test.each<[Action, string]>([
  [{ kind: 'phone' }, '+233 30 200 0000'],
  [{ kind: 'email', mailbox: 'privacy' }, 'privacy@test.example'],
])('without a label it shows the number or address itself', async (action, shown) => {
  const link = one(await renderAction(action), 'a')
  expect(link.textContent).toBe(shown)
  expect(link.dataset.translate).toBeUndefined()
})

test('a telephone number is shown with the words before it, for those who cannot follow the link', async () => {
  const link = one(await renderAction({ kind: 'phone', label: text('Emergencies:') }), 'a')
  expect(link.getAttribute('href')).toBe('tel:+233302000000')
  expect(one(link, '[data-translate]').textContent).toBe('Emergencies:')
  expect(link.lastChild?.textContent).toBe('+233 30 200 0000')
})

test('the emergency line is the office’s number, unless the settings have another', async () => {
  const action: Action = { kind: 'emergency', label: text('Emergencies:') }
  expect(one(await renderAction(action), 'a').getAttribute('href')).toBe('tel:+233302000000')
  const store = fixedStore({ ...site, emergencyPhone: '+233 30 200 0009' }, page)
  const own = await render(<ActionButton action={action} variant="primary" />, { store })
  expect(one(own, 'a').getAttribute('href')).toBe('tel:+233302000009')
  const office = await render(<ActionButton action={{ kind: 'phone' }} variant="primary" />, {
    store,
  })
  expect(one(office, 'a').textContent).toBe('+233 30 200 0000')
})

test('a section is printed alone, under the page’s heading, until printing has ended', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const action: Action = { kind: 'print', label: text('Print this checklist') }
  const view = await render(
    <>
      <h1>NAFDAC product registration</h1>
      <section>
        <ActionButton action={action} variant="primary" />
      </section>
    </>,
  )
  await click(one(view, 'button'))
  expect(print).toHaveBeenCalledOnce()
  expect(one<HTMLElement>(view, 'section').dataset.printAlone).toBe('NAFDAC product registration')
  window.dispatchEvent(new Event('afterprint'))
  expect(one<HTMLElement>(view, 'section').dataset.printAlone).toBeUndefined()
  vi.unstubAllGlobals()
})

test('a section is printed alone also if its button was pressed before hydration', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const error = vi.spyOn(console, 'error')
  const action: Action = { kind: 'print', label: text('Print this checklist') }
  /** Repeats an earlier click, as the application does. */
  function Hydrated() {
    useEffect(() => one<HTMLElement>(document, 'section button').click(), [])
    return null
  }
  await render(
    <>
      <h1>NAFDAC product registration</h1>
      <section>
        <ActionButton action={action} variant="primary" />
      </section>
      <Hydrated />
    </>,
  )
  expect(print).toHaveBeenCalledOnce()
  expect(one<HTMLElement>(document, 'section').dataset.printAlone).toBe(
    'NAFDAC product registration',
  )
  // React reports if it could not render the styles before.
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
  window.dispatchEvent(new Event('afterprint'))
  vi.unstubAllGlobals()
})

test('beside the page’s heading the whole page is printed, also after a section', async () => {
  vi.stubGlobal('print', vi.fn())
  const action: Action = { kind: 'print', label: text('Print') }
  const view = await render(
    <>
      <section id="hero">
        <h1>NAFDAC</h1>
        <ActionButton action={action} variant="primary" />
      </section>
      <section data-print-alone="NAFDAC" />
    </>,
  )
  await click(one(view, 'button'))
  expect(view.querySelector('[data-print-alone]')).toBeNull()
  vi.unstubAllGlobals()
})

describe('the assessment check', () => {
  const action: Action = {
    kind: 'assessmentCheck',
    label: text('Check'),
    dialogTitle: text('Harmonization Assessment'),
    dialogText: text('Our experts will assess.'),
  }
  const alert = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('alert', alert)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    alert.mockClear()
  })

  test('alerts, then leads to the contact page after 2000 ms', async () => {
    const view = await renderAction(action)
    await click(one(view, 'button'))
    expect(alert).toHaveBeenCalledExactlyOnceWith(
      'Harmonization Assessment\n\nOur experts will assess.',
    )
    await act(() => vi.advanceTimersByTimeAsync(1999))
    expect(locationOf(view)).toBe('/')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(locationOf(view)).toBe('/contact')
  })

  test('starts its 2000 ms again when pressed again', async () => {
    const view = await renderAction(action)
    await click(one(view, 'button'))
    await act(() => vi.advanceTimersByTimeAsync(1500))
    await click(one(view, 'button'))
    await act(() => vi.advanceTimersByTimeAsync(1999))
    expect(locationOf(view)).toBe('/')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(locationOf(view)).toBe('/contact')
  })
})
