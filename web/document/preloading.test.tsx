import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importModule } from '../loading/importModule.ts'
import { page } from '../testing/content.ts'
import { removeListenersAfterTest } from '../testing/documentEvents.ts'
import { one } from '../testing/render.tsx'
import { preloadLinks } from './preloading.ts'

vi.mock('../loading/importModule.ts')

const index = {
  site: 's',
  pages: {
    '/about': { hash: 'hash', views: ['prose', 'steps'] },
    '/faq': { hash: 'hash', views: ['faqs'] },
  },
  redirects: {},
}
const scripts = {
  prose: ['/prose.js', '/parts.js'],
  steps: ['/steps.js', '/parts.js'],
  faqs: ['/faqs.js'],
}
const about = '/content/hash/en/about.js'

beforeEach(() => {
  vi.mocked(importModule).mockReset()
  vi.mocked(importModule).mockImplementation(async (url) => (url === about ? page : index))
  removeListenersAfterTest()
  history.replaceState(null, '', '/')
  document.body.innerHTML = `
    <a id="about" href="/about"><b>About</b></a>
    <a id="faq" href="/faq">FAQ</a>
    <a id="search" href="/search#q">Search</a>
    <a id="same" href="/#contact">Contact</a>
    <a id="file" href="/report.pdf" download="report.pdf">Report</a>
    <a id="unknown" href="/unknown">Unknown</a>
    <a id="outside" href="https://www.example.org/about">Outside</a>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  window.isHydrated = undefined
})

/** Starts to preload, with the Network Information API's values, in a document that has been loaded. */
function preload(connection?: { effectiveType?: string; saveData?: boolean }) {
  vi.stubGlobal('navigator', { connection })
  preloadLinks(scripts)
}
const fast = { effectiveType: '4g', saveData: false }

const link = (id: string) => one<HTMLAnchorElement>(document, `#${id}`)
const hover = (element: Element) =>
  element.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
/** The URLs that were imported, once nothing more is. */
async function imported(): Promise<string[]> {
  await new Promise(setImmediate)
  return vi.mocked(importModule).mock.calls.map(([url]) => url)
}
const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
const rules = () => document.querySelectorAll('script[type=speculationrules]')

test('the content of a page is loaded when its link is hovered', async () => {
  preload()
  hover(one(document, '#about b'))
  expect(await imported()).toEqual(['/content/en.js', about])
})

test('hovering a link to the same page, a file, another site or an unknown page loads no content', async () => {
  preload()
  for (const id of ['same', 'outside', 'search']) hover(link(id))
  expect(await imported()).toEqual([])
  for (const id of ['file', 'unknown']) hover(link(id))
  expect(new Set(await imported())).toEqual(new Set(['/content/en.js']))
})

test('without a connection hovering a link has no effect', async () => {
  preload()
  vi.mocked(importModule).mockRejectedValue(new TypeError('Failed to fetch'))
  hover(link('about'))
  expect(await imported()).toEqual(['/content/en.js'])
})

test('the scripts of a page are requested before its content has arrived, each once', async () => {
  const content = Promise.withResolvers<typeof page>()
  vi.mocked(importModule).mockImplementation((url) =>
    url === about ? content.promise : Promise.resolve(index),
  )
  preload()
  hover(link('about'))
  hover(link('about'))
  expect(await imported()).toContain(about)
  expect(preloaded()).toEqual(['/prose.js', '/parts.js', '/steps.js'])
})

test('so they are once the application runs', async () => {
  preload()
  window.isHydrated = true
  hover(link('faq'))
  await imported()
  expect(preloaded()).toEqual(['/faqs.js'])
})

test('nothing is loaded ahead where data is to be saved', async () => {
  preload({ ...fast, saveData: true })
  hover(link('about'))
  expect(await imported()).toEqual([])
  expect(rules()).toHaveLength(0)
})

test.each([[undefined], [{ effectiveType: '3g' }]])(
  'on a connection that is not known to be fast, the browser prerenders nothing: %j',
  (connection) => {
    preload(connection)
    expect(rules()).toHaveLength(0)
  },
)

/** Tells that the application runs. */
function hydrate() {
  window.isHydrated = true
  dispatchEvent(new Event('hydrated'))
}

test('the browser prerenders only until the application runs', async () => {
  preload(fast)
  expect(rules()).toHaveLength(1)
  hydrate()
  expect(rules()).toHaveLength(0)
  expect(await imported()).toEqual([])
})

test('an application that runs before the document is loaded needs no prerendering', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  preload(fast)
  expect(rules()).toHaveLength(0)
  window.isHydrated = true
  dispatchEvent(new Event('load'))
  expect(rules()).toHaveLength(0)
  state.mockRestore()
})
