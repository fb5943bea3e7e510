import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeListenersAfterTest } from '../testing/documentEvents.ts'
import { one } from '../testing/render.tsx'
import { openSearchOnIntent } from './searchIntent.ts'
import { searchKey } from './searchKey.ts'

const open = vi.fn()
const load = vi.fn()

beforeEach(() => {
  open.mockReset()
  load.mockReset().mockResolvedValue({ open })
  removeListenersAfterTest()
  history.replaceState(null, '', '/about')
  document.body.innerHTML = `
    <a id="search" href="/search#q"><svg></svg></a> <a id="other" href="/faq">FAQ</a>
    <form role="search" action="/search"><input name="q"></form><textarea></textarea>
    <dialog><a id="inside" href="/search">All pages</a></dialog>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const dispatch = (selector: string, event: Event) => one(document, selector).dispatchEvent(event)
const click = (options = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
const key = (key: string, options = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })

test('the search is loaded once, when a finger or a pointer is on its link, and opens at the click', async () => {
  openSearchOnIntent(load)
  dispatch('#other', new Event('pointerdown', { bubbles: true }))
  expect(load).not.toHaveBeenCalled()
  dispatch('svg', new Event('pointerdown', { bubbles: true }))
  expect(load).toHaveBeenCalledExactlyOnceWith('en')
  expect(dispatch('svg', click())).toBe(false)
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(undefined))
  expect(load).toHaveBeenCalledOnce()
})

test('a click for another tab, on another link or inside a dialog is left to the browser', () => {
  openSearchOnIntent(load)
  const prevent = (event: Event) => event.preventDefault()
  addEventListener('click', prevent)
  for (const options of [{ ctrlKey: true }, { metaKey: true }, { button: 1 }])
    dispatch('#search', click(options))
  dispatch('#other', click())
  dispatch('#inside', click())
  expect(load).not.toHaveBeenCalled()
})

test('if data is to be saved, nothing is loaded before the click', () => {
  openSearchOnIntent(load, true)
  dispatch('#search', new Event('pointerover', { bubbles: true }))
  expect(load).not.toHaveBeenCalled()
  dispatch('#search', click())
  expect(load).toHaveBeenCalled()
})

test('the slash opens it, unless it is typed into a field, with another key, or turned off', async () => {
  openSearchOnIntent(load)
  dispatch('input', key('/'))
  dispatch('textarea', key('/'))
  dispatch('#other', key('/', { ctrlKey: true }))
  dispatch('#other', key('?'))
  searchKey.turn(false)
  dispatch('#other', key('/'))
  expect(load).not.toHaveBeenCalled()
  searchKey.turn(true)
  expect(dispatch('#other', key('/'))).toBe(false)
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
})

test('a form of the search opens it with what was typed', async () => {
  openSearchOnIntent(load)
  one<HTMLInputElement>(document, 'input').value = 'nafdac & ghana'
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  expect(dispatch('form', submit)).toBe(false)
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith('nafdac & ghana'))
})

test.each([
  ['/fr/search?q=amm', 'fr', 'amm'],
  ['/search#q', 'en', undefined],
])('at the address %s it opens by itself', async (address, language, words) => {
  history.replaceState(null, '', address)
  openSearchOnIntent(load)
  expect(load).toHaveBeenCalledExactlyOnceWith(language)
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(words))
})

test('at its own address it waits for the visitor', () => {
  history.replaceState(null, '', '/search')
  openSearchOnIntent(load)
  expect(load).not.toHaveBeenCalled()
})

test('if it cannot be loaded, its page is opened, and the next attempt loads it again', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  openSearchOnIntent(load)
  dispatch('#search', click())
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/search#q`),
  )
  dispatch('#search', click())
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  assign.mockRestore()
})

test('others can wait for what an event loads', async () => {
  const loadingFor = openSearchOnIntent(load)
  const events: Event[] = []
  addEventListener('pointerdown', (event) => events.push(event))
  for (const selector of ['#other', '#search'])
    dispatch(selector, new Event('pointerdown', { bubbles: true }))
  const [other, search] = events
  expect(loadingFor(other)).toBeUndefined()
  expect(loadingFor(null)).toBeUndefined()
  await expect(loadingFor(search)).resolves.toEqual({ open })
})
