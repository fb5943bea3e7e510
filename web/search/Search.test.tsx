import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { translate } from '../../tests/support/translator.ts'
import { reloadDocument } from '../browser/loadDocument.ts'
import type { IndexedPage } from '../model/searchPage.ts'
import { text } from '../testing/content.ts'
import { click, one, render, textsOf } from '../testing/render.tsx'
import { answerQuery, type SearchQuery } from './answerQuery.ts'
import { Search } from './Search.tsx'

const index: IndexedPage[] = [
  {
    path: '/about',
    title: 'About',
    parts: [{ anchor: '', heading: 'About us', text: 'We ship antimalarials.' }],
  },
  {
    path: '/services/who',
    title: 'Prequalification',
    parts: [
      { anchor: 'process', heading: 'Process', text: 'Inspectors come.\nA dossier is written.' },
    ],
  },
]
const loaded = vi.hoisted(() => vi.fn())
vi.mock('../loading/importModule.ts', () => ({ importModule: loaded }))

/** A worker in the thread of the tests. Like a real one it receives and sends copies. */
class WorkerHere {
  static queries: SearchQuery[] = []
  onmessage: ((event: { data: unknown }) => void) | undefined
  onerror: (() => void) | undefined
  async postMessage(query: SearchQuery) {
    WorkerHere.queries.push(query)
    const answer = await answerQuery(structuredClone(query))
    this.onmessage?.({ data: structuredClone(answer) })
  }
  terminate() {
    this.onmessage = undefined
  }
}

beforeEach(() => {
  WorkerHere.queries = []
  vi.stubGlobal('Worker', WorkerHere)
})

// Without a connection, or if it was tried before.
vi.mock('../browser/loadDocument.ts', () => ({
  reloadDocument: vi.fn((error) => Promise.reject(error)),
}))

const pages = index.map(({ path, title }) => ({ path, title: text(title) }))

const eventually = (check: () => void) => vi.waitFor(() => act(async () => check()), 60_000)

/** Each test has an index of its own, because searchers are cached by it. */
async function open(address: string) {
  window.history.replaceState(null, '', '/search')
  loaded.mockReset().mockResolvedValue(index)
  const view = await render(<Search search={{ pages, index: address }} />)
  const field = one<HTMLInputElement>(view, 'input')
  const type = async (words: string) => {
    field.value = words
    await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
    await eventually(() => expect(status()).not.toBe(''))
  }
  const status = () => one(view, '[role=status]').textContent
  return { view, field, type, status }
}

test('before anything is typed all pages are listed by name, and nothing is loaded', async () => {
  const { view, field } = await open('/a.js')
  expect(textsOf(view, 'ul a')).toEqual(['About', 'Prequalification'])
  expect(loaded).not.toHaveBeenCalled()
  await act(async () => field.focus())
  expect(loaded).toHaveBeenCalledWith('/a.js')
})

test('results replace those that a translator has changed', async () => {
  const { view, type } = await open('/translated.js')
  await type('dossiers')
  translate(view)
  await type('inspectors')
  expect(one(view, 'ol p').textContent).toBe('Inspectors come.')
  translate(view)
  await type('antimalarials')
  expect(textsOf(view, 'ol p')).toEqual(['We ship antimalarials.'])
})

test('a result links to its part, with the words marked in their sentence', async () => {
  const { view, type, status } = await open('/b.js')
  await type('dossiers')
  expect(status()).toBe('1 page')
  const links = [...view.querySelectorAll('ol a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/services/who', '/services/who#process'])
  expect(one(view, 'ol p').textContent).toBe('A dossier is written.')
  expect(textsOf(view, 'mark')).toEqual(['dossier'])
})

test('the address has the query once the field is left or a result is followed, and not at each key', async () => {
  const { view, field, type } = await open('/e.js')
  await type('dossiers')
  expect(window.location.search).toBe('')
  await act(async () => field.dispatchEvent(new Event('focusout', { bubbles: true })))
  expect(window.location.search).toBe('?q=dossiers')
  await type('inspectors')
  expect(window.location.search).toBe('?q=dossiers')
  const followed = new Promise<string>((resolve) => {
    const link = one(view, 'h3 a')
    link.addEventListener('click', () => resolve(window.location.search), { once: true })
    void click(link)
  })
  expect(await followed).toBe('?q=inspectors')
})

test('without results, telephone, mail, the form and all pages are offered', async () => {
  const { view, type, status } = await open('/c.js')
  await type('xylophone')
  expect(status()).toContain('No page contains these words')
  const links = [...view.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]),
  )
  expect(links).toEqual(expect.arrayContaining(['/contact', '/about']))
})

test('another language is searched in its own index, with what was typed', async () => {
  loaded.mockReset().mockImplementation(async (address: string) =>
    address === '/en.js'
      ? index
      : [
          {
            path: '/quality',
            title: 'Assurance',
            parts: [{ anchor: 'a', heading: 'Dossier', text: 'A dossier.', lang: 'en' }],
          },
        ],
  )
  function Switched() {
    const [address, setAddress] = useState('/en.js')
    return (
      <>
        <button type="button" data-switch onClick={() => setAddress('/fr.js')} />
        <Search search={{ pages, index: address }} />
      </>
    )
  }
  window.history.replaceState(null, '', '/search?q=dossier')
  const view = await render(<Switched />)
  await eventually(() => expect(textsOf(view, 'h3')).toEqual(['Prequalification']))
  await click(one(view, '[data-switch]'))
  await eventually(() => expect(textsOf(view, 'h3')).toEqual(['Assurance']))
  expect(one(view, 'h3').lang).toBe('')
  expect(one(view, 'ol li li').lang).toBe('en')
})

test('the best ten pages are shown, and more on request', async () => {
  const { view, field, type, status } = await open('/e.js')
  const many = Array.from({ length: 25 }, (_, number) => ({
    path: `/${number}`,
    title: `Dossier ${number}`,
    parts: [],
  }))
  loaded.mockResolvedValue(many)
  await type('dossier')
  expect(status()).toBe('25 pages')
  expect(textsOf(view, 'h3')).toHaveLength(10)
  const more = () => one<HTMLButtonElement>(view, 'ol + button')
  await click(more())
  await eventually(() => expect(textsOf(view, 'h3')).toHaveLength(20))
  // Coming back to the field leaves them.
  await act(async () => field.focus())
  expect(textsOf(view, 'h3')).toHaveLength(20)
  await click(more())
  await eventually(() => expect(textsOf(view, 'h3')).toHaveLength(25))
  expect(view.querySelector('ol + button')).toBeNull()
})

test('of the words typed while a search runs, only the last are searched', async () => {
  const { view, field, type } = await open('/f.js')
  for (const words of ['d', 'do', 'dos', 'doss']) {
    field.value = words
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await type('dossier')
  await eventually(() => expect(textsOf(view, 'h3')).toEqual(['Prequalification']))
  expect(WorkerHere.queries.map(({ words }) => words)).toEqual(['d', 'dossier'])
})

test('an address may hold as many letters as the field', async () => {
  loaded.mockReset().mockResolvedValue(index)
  window.history.replaceState(null, '', `/search?q=${'dossier '.repeat(2000)}`)
  const view = await render(<Search search={{ pages, index: '/g.js' }} />)
  const field = one<HTMLInputElement>(view, 'input')
  expect(field.value).toHaveLength(field.maxLength)
  await eventually(() => expect(textsOf(view, 'h3')).toEqual(['Prequalification']))
})

test('a worker whose script is missing is started again at the next letter', async () => {
  const { field, type, status } = await open('/h.js')
  vi.stubGlobal(
    'Worker',
    class extends WorkerHere {
      override async postMessage() {
        this.onerror?.()
      }
    },
  )
  await type('dos')
  expect(status()).toContain('could not be loaded')
  vi.stubGlobal('Worker', WorkerHere)
  field.value = 'doss'
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
  await eventually(() => expect(status()).toBe('1 page'))
})

test('a search that cannot be loaded says so, and is loaded at the next letter', async () => {
  const { type, status } = await open('/d.js')
  loaded.mockRejectedValueOnce(new Error('offline'))
  await type('dos')
  expect(status()).toContain('could not be loaded')
  expect(reloadDocument).toHaveBeenCalled()
  await type('doss')
  await vi.waitFor(() => act(async () => expect(status()).toBe('1 page')))
})
