import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translate } from '../../tests/support/translator.ts'
import { messagesIn } from '../i18n/messages.ts'
import type { IndexedPage, SearchContent } from '../model/searchContent.ts'
import { removeListenersAfterTest } from '../testing/documentEvents.ts'
import { one, textsOf } from '../testing/render.tsx'
import { answerRequest, type SearchRequest } from './answerRequest.ts'
import { loadDialog } from './dialog.ts'

const shown = (value: string) => ({ value })
const link = (path: string, label: string) => ({ path, label: shown(label) })
const content: SearchContent = {
  language: 'en',
  messages: messagesIn('en'),
  phone: '+233 30 200 0000',
  email: 'info@test.example',
  contact: link('/contact', 'Contact us'),
  services: [link('/services/who', 'WHO')],
  answers: [
    {
      title: shown('Emergencies'),
      headline: shown('Call us'),
      showsPhone: true,
      links: [link('/faq', 'FAQ')],
      phrases: ['night'],
    },
    {
      title: shown('Agents'),
      headline: shown('One in each country'),
      text: shown('It files for you.'),
      links: [link('/services/who#process', 'Process')],
      phrases: ['agent'],
    },
  ],
  countries: [],
}
const pages: IndexedPage[] = [
  {
    path: '/about',
    kind: 'page',
    title: 'About',
    parts: [{ anchor: '', heading: 'About us', text: 'We ship antimalarials.' }],
  },
  {
    path: '/services/who',
    kind: 'service',
    title: 'Prequalification',
    parts: [
      { anchor: 'process', heading: 'Process', text: 'Inspectors come.\nA dossier is written.' },
    ],
  },
]

const loaded = vi.hoisted(() => vi.fn())
// A mock handles the rejections of what it returns, so that none would be noticed.
vi.mock('../loading/importModule.ts', () => ({ importModule: async (url: string) => loaded(url) }))

/** A worker in the thread of the tests. Like a real one it receives and sends copies. */
class WorkerHere {
  static requests: SearchRequest[] = []
  static isMissing = false
  onmessage: ((event: { data: unknown }) => void) | undefined
  onerror: (() => void) | undefined
  constructor() {
    if (WorkerHere.isMissing) queueMicrotask(() => this.onerror?.())
  }
  async postMessage(request: SearchRequest) {
    WorkerHere.requests.push(request)
    const response = answerRequest(structuredClone(request))
    await Promise.resolve()
    if (response) this.onmessage?.({ data: structuredClone(response) })
  }
  terminate() {
    this.onmessage = undefined
  }
}

beforeEach(() => {
  WorkerHere.requests = []
  WorkerHere.isMissing = false
  vi.stubGlobal('Worker', WorkerHere)
  loaded
    .mockReset()
    .mockImplementation(async (url: string) => (url.endsWith('-search.js') ? content : pages))
  removeListenersAfterTest()
  document.body.innerHTML = '<button id="opener">Search</button>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** Opens the dialog, as from a button. */
async function open(words?: string) {
  const dialog = await loadDialog('en')
  one(document, '#opener').focus()
  dialog.open(words)
  const view = one<HTMLDialogElement>(document, 'dialog')
  const field = one<HTMLInputElement>(view, 'input')
  const status = () => one(view, '[role=status]').textContent
  const type = (words: string) => {
    field.value = words
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  /** Types, and waits until the pages have been found. */
  const search = async (words: string) => {
    type(words)
    await vi.waitFor(() => expect(status()).not.toBe(''))
  }
  const press = (key: string, target: Element = document.activeElement ?? view) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  return { view, field, status, type, search, press }
}

const addressesIn = (view: Element) =>
  [...view.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('of two countries, both answers are announced', async () => {
  const country = (name: string) => ({ title: shown(name), headline: shown('Not here'), links: [] })
  loaded.mockImplementation(async (url: string) =>
    url.endsWith('-search.js')
      ? {
          ...content,
          countries: ['Mali', 'Chad'].map((name) => ({ ...country(name), names: [name] })),
        }
      : pages,
  )
  const { search, status } = await open()
  await search('Mali and Chad')
  expect(status()).toBe('Mali: Not here. Chad: Not here. 0 pages')
})

test('before anything is typed, the number, questions and services are offered', async () => {
  const { view, field } = await open()
  expect(view.open).toBe(true)
  expect(document.activeElement).toBe(field)
  expect(addressesIn(view)).toEqual(['tel:+233302000000', '/faq', '/services/who'])
  const ask = one<HTMLButtonElement>(view, '.search-group button')
  expect(ask.textContent).toBe('Agents')
  ask.click()
  expect(field.value).toBe('Agents')
  expect(one(view, '.search-answer').textContent).toContain('One in each country')
})

test('an answer is shown at once, before the pages are there, and the number can be called', async () => {
  loaded.mockImplementation(async (url: string) =>
    url.endsWith('-search.js') ? content : new Promise(() => {}),
  )
  const { view, type } = await open()
  type('who to call at night')
  expect(addressesIn(one(view, '.search-call'))).toEqual(['tel:+233302000000', '/faq'])
  expect(view.textContent).toContain('Loading the pages')
})

test('an answer about emergencies has a line of its own in place of the office’s number', async () => {
  loaded.mockImplementation(async (url: string) =>
    url.endsWith('-search.js') ? { ...content, emergencyPhone: '+233 30 200 0009' } : pages,
  )
  const { view, search, status } = await open()
  await search('night')
  expect(addressesIn(one(view, '.search-call'))).toEqual(['tel:+233302000009', '/faq'])
  expect(status()).toBe('Emergencies: +233 30 200 0009. Call us. 0 pages')
})

test('pages follow in groups, each with the sentence in which the words are marked', async () => {
  const { view, search, status } = await open()
  await search('dossiers')
  expect(status()).toBe('1 page')
  expect(textsOf(view, '.search-group h2')).toEqual(['Services'])
  expect(addressesIn(view)).toEqual(['/services/who#process'])
  expect(one(view, '.search-group b').textContent).toBe('Prequalification › Process')
  expect(textsOf(view, 'mark')).toEqual(['dossier'])
})

test('screen readers hear the answer and the number of pages', async () => {
  const { search, status } = await open()
  await search('agent antimalarials')
  expect(status()).toBe('Agents: One in each country. 1 page')
  await search('nights')
  await vi.waitFor(() => expect(status()).toBe('Emergencies: +233 30 200 0000. Call us. 0 pages'))
})

test('without results, telephone, mail, the form and all pages are offered', async () => {
  const { view, search, status } = await open()
  await search('xylophone')
  expect(status()).toContain('We found no page with these words')
  expect(addressesIn(view)).toEqual([
    'tel:+233302000000',
    'mailto:info@test.example',
    '/contact',
    '/search',
  ])
})

test.each(['the', 'x'])('of «%s» alone it is not said that no page has it', async (words) => {
  const { view, search, status } = await open()
  await search(words)
  expect(status()).toBe('0 pages')
  expect(view.textContent).not.toContain('We found no page')
  expect(addressesIn(view)).toContain('/services/who')
})

test('arrows move the focus through the links, typing returns to the field', async () => {
  const { view, field, search, press } = await open()
  await search('agent antimalarials')
  press('ArrowDown')
  expect(document.activeElement?.getAttribute('href')).toBe('/services/who#process')
  press('ArrowDown')
  press('ArrowDown')
  expect(document.activeElement?.getAttribute('href')).toBe('/about')
  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement).toBe(field)
  view.querySelector('a')?.focus()
  press('x')
  expect(document.activeElement).toBe(field)
})

test('Enter opens the first page, and never calls', async () => {
  const { view, search, press } = await open()
  await search('night')
  let opened: string | null = null
  view.addEventListener('click', (event) => {
    opened = event.target instanceof Element ? event.target.getAttribute('href') : null
    event.preventDefault()
  })
  press('Enter')
  expect(opened).toBe('/faq')
  expect(view.open).toBe(false)
})

test('Enter opens nothing without a query, and waits for the results of one', async () => {
  const { view, search, type, press } = await open()
  const opened: unknown[] = []
  view.addEventListener('click', (event) => {
    opened.push(event.target instanceof Element && event.target.getAttribute('href'))
    event.preventDefault()
  })
  press('Enter')
  await search('antimalarials')
  type('dossier')
  press('Enter')
  expect(opened).toEqual([])
  await vi.waitFor(() => expect(opened).toEqual(['/services/who#process']))
})

test('Enter is forgotten once the query changes', async () => {
  const { view, type, press } = await open()
  const opened = vi.fn()
  view.addEventListener('click', opened)
  type('dossier')
  press('Enter')
  type('inspectors')
  await vi.waitFor(() => expect(textsOf(view, 'mark')).toEqual(['Inspectors']))
  expect(opened).not.toHaveBeenCalled()
})

test('Escape empties the field first, and then is left to the browser, which closes', async () => {
  const { field, search, press } = await open()
  await search('night')
  expect(press('Escape')).toBe(false)
  expect(field.value).toBe('')
  expect(press('Escape')).toBe(true)
})

test('of the words typed while a search runs, only the last are searched', async () => {
  const { view, type } = await open()
  for (const words of ['d', 'do', 'dos', 'dossier']) type(words)
  await vi.waitFor(() => expect(textsOf(view, 'mark')).toEqual(['dossier']))
  const asked = WorkerHere.requests.flatMap((request) => ('query' in request ? request.query : []))
  expect(asked.map(({ text }) => text)).toEqual(['d', 'dossier'])
})

test('typing changes neither the address nor the history', async () => {
  const replace = vi.spyOn(history, 'replaceState')
  const { search } = await open()
  await search('dossier')
  expect(replace).not.toHaveBeenCalled()
  replace.mockRestore()
})

test('results replace those that a translator has changed', async () => {
  const { view, search } = await open()
  await search('dossiers')
  translate(view)
  await search('inspectors')
  await vi.waitFor(() => expect(textsOf(view, 'mark')).toEqual(['Inspectors']))
})

test('the best ten pages are shown, and more on request', async () => {
  const many = Array.from({ length: 25 }, (_, number) => ({
    path: `/${number}`,
    kind: 'page',
    title: `Dossier ${number}`,
    parts: [],
  }))
  loaded.mockImplementation(async (url: string) => (url.endsWith('-search.js') ? content : many))
  const { view, search, status } = await open()
  await search('dossier')
  expect(status()).toBe('25 pages')
  expect(addressesIn(view)).toHaveLength(10)
  const more = one<HTMLButtonElement>(view, '.search-results > button')
  more.focus()
  more.click()
  await vi.waitFor(() => expect(addressesIn(view)).toHaveLength(20))
  expect(document.activeElement).toBe(view.querySelectorAll('a')[10])
})

test('a worker that cannot be loaded is reported, and started again at the next letter', async () => {
  WorkerHere.isMissing = true
  const { view, search, status } = await open('night')
  await vi.waitFor(() => expect(status()).toContain('could not be loaded'))
  expect(addressesIn(one(view, '.search-call'))).toContain('tel:+233302000000')
  WorkerHere.isMissing = false
  await search('dossier')
  await vi.waitFor(() => expect(status()).toBe('1 page'))
})

test('a search that cannot be loaded rejects once for all its parts', async () => {
  loaded.mockRejectedValue(new TypeError('Failed to fetch'))
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  await expect(loadDialog('en')).rejects.toThrow('Failed to fetch')
  await new Promise(setImmediate)
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('the key that opens the search is turned off and on', async () => {
  const { view } = await open()
  const button = () => one<HTMLButtonElement>(view, '.search-keys button')
  button().click()
  expect(localStorage.getItem('search-key')).toBe('off')
  expect(button().textContent).toBe('Turn this key on')
  button().click()
  expect(localStorage.getItem('search-key')).toBeNull()
})

test('without a connection it says so, and still answers', async () => {
  const { view, search } = await open()
  vi.stubGlobal('navigator', { onLine: false })
  await search('dossier')
  expect(one(view, '.search-note').textContent).toContain('You are offline')
  expect(textsOf(view, 'mark')).toEqual(['dossier'])
})
