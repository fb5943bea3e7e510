import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recoverFromLoadFailure } from '../browser/loadDocument.ts'
import { writePreference } from '../i18n/languagePreference.ts'
import { importModule } from '../loading/importModule.ts'
import { viewsOf } from '../model/viewNames.ts'
import { openSearchOnIntent } from '../search/searchIntent.ts'
import { page } from '../testing/content.ts'
import { removeListenersAfterTest, ViewObserver } from '../testing/documentEvents.ts'
import { one } from '../testing/render.tsx'
import { formatToday } from '../ui/formatDate.ts'
import { preloadLinks, preloadModules, preloadScripts } from './preloading.ts'

vi.mock('../browser/loadDocument.ts')
vi.mock('../loading/importModule.ts')
vi.mock('./preloading.ts')
vi.mock('../search/searchIntent.ts')

beforeEach(() => {
  vi.resetModules()
  vi.resetAllMocks()
  vi.mocked(importModule).mockResolvedValue(page)
  vi.mocked(openSearchOnIntent).mockReturnValue(() => undefined)
  vi.useFakeTimers()
  removeListenersAfterTest()
  ViewObserver.observers = []
  vi.stubGlobal('IntersectionObserver', ViewObserver)
  window.firstInteraction = new Promise(() => {})
  window.earlyClicks = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/**
 * Runs the script in a document in a language, with or without a module of its page.
 * @param options.languages those of the browser
 * @param options.prepare what the visitor does before
 */
async function boot({
  language = 'en',
  module = '/content/p/en/about.js',
  saveData = false,
  languages = ['en'],
  prepare = () => {},
} = {}) {
  vi.stubGlobal('navigator', { connection: { saveData }, languages })
  document.body.innerHTML = `
    <div id="root" data-site="/content/s/${language}/site.js" ${module && `data-page="${module}"`}>
      <time data-today="year"></time><a href="/faq">FAQ</a><summary class="question">Why</summary>
      <summary data-starts>Services</summary><button><b>Menu</b></button>
      <form><input></form>
    </div>`
  prepare()
  await import('./boot.ts')
}
/** The content that the application's start has loaded. */
const loaded = () => vi.mocked(importModule).mock.calls.map(([url]) => url)
const ofEnglish = ['/content/s/en/site.js', '/content/en.js', '/content/p/en/about.js']

test('the application starts once, at the first interaction, with the content of its page', async () => {
  const interaction = Promise.withResolvers<unknown>()
  window.firstInteraction = interaction.promise
  await boot()
  expect(loaded()).toEqual([])
  interaction.resolve(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(loaded()).toEqual(ofEnglish)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(loaded()).toEqual(ofEnglish)
  expect(preloadScripts).toHaveBeenCalledExactlyOnceWith(viewsOf(page), undefined)
  // There is no application here.
  await vi.waitFor(() => expect(recoverFromLoadFailure).toHaveBeenCalledOnce())
})

test('a visitor who is about to search waits for the search only, not for the application', async () => {
  const search = Promise.withResolvers<unknown>()
  vi.mocked(openSearchOnIntent).mockReturnValue(() => search.promise)
  window.firstInteraction = Promise.resolve(null)
  await boot()
  await vi.advanceTimersByTimeAsync(0)
  expect(loaded()).toEqual([])
  search.resolve(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(loaded()).toEqual(ofEnglish)
})

test('all parts of the search are requested together', async () => {
  vi.stubEnv('SEARCH_DIALOG', '/nowhere.js')
  vi.stubEnv('SEARCH_WORKER', '/worker.js')
  await boot({ language: 'fr' })
  const load = vi.mocked(openSearchOnIntent).mock.calls[0]?.[0]
  await expect(load?.('fr')).rejects.toThrow()
  expect(loaded()).toEqual(['/content/fr-search.js', '/content/fr-pages.js'])
  expect(preloadModules).toHaveBeenCalledExactlyOnceWith(['/worker.js'])
})

test('without an interaction the application starts after eight seconds', async () => {
  await boot()
  vi.advanceTimersByTime(7999)
  expect(loaded()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(loaded()).toEqual(ofEnglish)
})

test('where the address has a choice, the application starts at once', async () => {
  await boot({ prepare: () => location.replace('#form') })
  expect(loaded()).toEqual([])
  vi.resetModules()
  await boot({ saveData: true, prepare: () => location.replace('#c=GH,NG') })
  expect(loaded()).toEqual(ofEnglish)
})

test('the application starts before the form comes into view', async () => {
  await boot()
  ViewObserver.show(one(document, 'form'), false)
  expect(loaded()).toEqual([])
  ViewObserver.show(one(document, 'form'))
  expect(loaded()).toEqual(ofEnglish)
})

test('the not-found page has no content of its own', async () => {
  await boot({ module: '' })
  vi.advanceTimersByTime(8000)
  expect(loaded()).toEqual(ofEnglish.slice(0, 2))
})

test('content that cannot be loaded is left to the application', async () => {
  vi.mocked(importModule).mockRejectedValue(new TypeError('Failed to fetch'))
  await boot()
  await vi.advanceTimersByTimeAsync(8000)
  expect(preloadScripts).not.toHaveBeenCalled()
})

test.each([
  ['an English page in the chosen French', 'en', 'fr', true],
  ['an English page in the chosen English', 'en', 'en', false],
  ['an English page without a choice', 'en', null, false],
  ['a page in Portuguese, whose address was chosen', 'pt', 'fr', false],
] as const)(
  'the application starts at once to show %s: %s, %s: %s',
  async (_, language, chosen, starts) => {
    if (chosen) writePreference(chosen)
    await boot({ language })
    expect(loaded().length > 0).toBe(starts)
    expect(preloadLinks).toHaveBeenCalledOnce()
  },
)

test.each([
  ['an English page', { languages: ['pt-PT', 'en'] }, true],
  ['an English page, the site lacks the first language', { languages: ['sw', 'fr'] }, true],
  ['an English page where data is to be saved', { languages: ['pt'], saveData: true }, false],
  ['a French page', { languages: ['pt'], language: 'fr' }, false],
])(
  'the application starts at once to offer the browser’s language: %s',
  async (_, visit, starts) => {
    await boot(visit)
    expect(loaded().length > 0).toBe(starts)
  },
)

test('a visitor who has chosen English is offered nothing', async () => {
  writePreference('en')
  await boot({ languages: ['fr'] })
  expect(loaded()).toEqual([])
})

test('a page shows the date of today', async () => {
  await boot()
  expect(one(document, 'time').textContent).toBe(formatToday('en', 'year'))
})

test.each([
  ['focusin', 'input'],
  ['click', 'button b'],
  ['click', '[data-starts]'],
])(
  'where data is to be saved, a %s of %s starts the application, and that of a link or question does not',
  async (event, starter) => {
    await boot({ saveData: true })
    const dispatch = (selector: string) =>
      one(document, selector).dispatchEvent(new Event(event, { bubbles: true }))
    dispatch('a')
    dispatch('.question')
    document.dispatchEvent(new Event(event, { bubbles: true }))
    vi.advanceTimersByTime(60_000)
    expect(loaded()).toEqual([])
    dispatch(starter)
    expect(loaded()).toEqual(ofEnglish)
  },
)

test('where data is to be saved, going back to another page starts the application', async () => {
  await boot({ saveData: true })
  dispatchEvent(new Event('popstate'))
  expect(loaded()).toEqual(ofEnglish)
})

test.each([
  ['button that was pressed', () => window.earlyClicks?.push(one(document, 'button'))],
  ['field that was focused', () => one(document, 'input').focus()],
])('where data is to be saved, the application starts for a %s before', async (_, prepare) => {
  await boot({ saveData: true, prepare })
  expect(loaded()).toEqual(ofEnglish)
})
