import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ViewObserver } from '../testing/documentEvents.ts'
import { one } from '../testing/render.tsx'
import { preloadNextPages } from './preloadNextPages.ts'

const form = '/contact'
let preloaded: string[] = []

beforeEach(() => {
  preloaded = []
  ViewObserver.observers = []
  vi.stubGlobal('IntersectionObserver', ViewObserver)
  history.replaceState(null, '', '/')
})
afterEach(() => vi.unstubAllGlobals())

type Connection = { effectiveType?: string; downlink?: number; saveData?: boolean }
const fast = { effectiveType: '4g', downlink: 10, saveData: false }

/** Starts to preload in a document with this content, with the values of the Network Information API. */
function start(html: string, { connection }: { connection?: Connection } = { connection: fast }) {
  document.body.innerHTML = html
  vi.stubGlobal('navigator', { connection })
  preloadNextPages(async (address) => void preloaded.push(address), form)
}

const showAll = () => {
  for (const link of document.links) ViewObserver.show(link)
}

/** The addresses that were preloaded, once nothing more is. */
async function addresses(): Promise<string[]> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  return preloaded
}

const links = (paths: string[]) => paths.map((path) => `<a href="${path}"></a>`).join('')

test('the form is preloaded once the page is idle, and then links that come into view', async () => {
  start(links(['/about', form, '/faq']))
  ViewObserver.show(one(document, '[href="/about"]'), false)
  expect(await addresses()).toEqual([form])
  showAll()
  expect(await addresses()).toEqual([form, '/about', '/faq'])
})

test('the buttons beside the heading come first', async () => {
  start(`${links(['/about'])}<h1>Home</h1><div>${links(['/services'])}</div>`)
  const entries = [...document.links].map((target) => ({ isIntersecting: true, target }))
  for (const { report } of ViewObserver.observers) report(entries)
  expect(await addresses()).toEqual([form, '/services', '/about'])
})

test('where data is to be saved, nothing is preloaded', async () => {
  start(links(['/about']), { connection: { ...fast, saveData: true } })
  showAll()
  expect(await addresses()).toEqual([])
})

test.each([
  [4, undefined],
  [4, { effectiveType: '3g', downlink: 10 }],
  [4, { effectiveType: '4g', downlink: 1.6 }],
  [12, fast],
])('on each page the first %i links in view are preloaded: %j', async (count, connection) => {
  const paths = (page: string) => Array.from({ length: 20 }, (_, at) => `/${page}/${at}`)
  const firstOf = (page: string) => paths(page).slice(0, count)
  start(links(paths('first').flatMap((path) => [path, path])), { connection })
  showAll()
  expect(await addresses()).toEqual([form, ...firstOf('first')])
  history.replaceState(null, '', '/second')
  document.body.innerHTML = links(paths('second'))
  await addresses()
  showAll()
  expect(await addresses()).toEqual([form, ...firstOf('first'), ...firstOf('second')])
})

test('links of a page that has been left are not preloaded any more', async () => {
  start(links(['/about', '/faq']))
  showAll()
  history.replaceState(null, '', '/services')
  expect(await addresses()).toEqual([form])
})

test('links to the same page, other sites and the search are not preloaded', async () => {
  start(links(['/#team', 'https://www.example.org/about', '/search#q']))
  showAll()
  expect(await addresses()).toEqual([form])
})

test('links in a dialog, such as what the search finds at each key, are not preloaded', () => {
  start(`${links(['/about'])}<dialog>${links(['/faq'])}</dialog>`)
  const observed = ViewObserver.observers.flatMap(({ elements }) => [...elements])
  expect(observed).toEqual([one(document, '[href="/about"]')])
})
