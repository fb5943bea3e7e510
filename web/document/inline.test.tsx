import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveEarlyDraft } from '../browser/enquiryDraft.ts'
import { markFailed, markScripted, reportLoadFailure } from '../browser/scriptState.ts'
import { timeLimitMs } from '../browser/timeLimit.ts'
import { removeListenersAfterTest } from '../testing/documentEvents.ts'
import { one } from '../testing/render.tsx'

vi.mock('../browser/enquiryDraft.ts')
vi.mock('../browser/scriptState.ts')

beforeEach(async () => {
  vi.resetModules()
  vi.resetAllMocks()
  vi.useFakeTimers()
  removeListenersAfterTest()
  document.body.innerHTML =
    '<p>Text</p><form><input><button type="submit"><b>Send</b></button></form>'
  window.isHydrated = undefined
  await import('./inlineForm.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const send = (type: string, selector = 'p') => {
  const event = new Event(type, { bubbles: true, cancelable: true })
  one(document, selector).dispatchEvent(event)
  return event
}

test('a page says at once that scripts run', () => {
  expect(markScripted).toHaveBeenCalledOnce()
})

test.each([
  ...['pointerdown', 'pointermove', 'touchstart', 'click', 'scroll', 'keydown', 'focusin'],
  'popstate',
])('%s is an interaction', async (type) => {
  const isFirst = vi.fn()
  void window.firstInteraction.then(isFirst)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isFirst).not.toHaveBeenCalled()
  // Those of the page are heard before it can stop them.
  one(document, 'p').addEventListener(type, (event) => event.stopPropagation())
  if (type === 'popstate') dispatchEvent(new Event(type))
  else send(type)
  await vi.advanceTimersByTimeAsync(0)
  expect(isFirst).toHaveBeenCalledOnce()
})

test('buttons that are pressed before the application runs are kept for it, and nothing else', () => {
  expect(window.earlyClicks).toEqual([])
  send('click', 'p')
  document.dispatchEvent(new Event('click', { bubbles: true }))
  send('click', 'button b')
  expect(window.earlyClicks).toEqual([one(document, 'button')])
  window.isHydrated = true
  send('click', 'button')
  expect(window.earlyClicks).toHaveLength(1)
  window.isHydrated = undefined
  window.earlyClicks = undefined
  send('click', 'button')
})

test('a link that does more than to open a page waits for the application, unless it cannot run', () => {
  const links = '<a href="/contact" data-starts>Ask</a><a href="/about">About</a>'
  document.body.innerHTML = links
  document.documentElement.dataset.scripted = ''
  expect(send('click', '[data-starts]').defaultPrevented).toBe(true)
  expect(window.earlyClicks).toEqual([one(document, '[data-starts]')])
  delete document.documentElement.dataset.scripted
  document.body.innerHTML = links
  expect(send('click', '[data-starts]').defaultPrevented).toBe(false)
  expect(send('click', '[href="/about"]').defaultPrevented).toBe(false)
  expect(window.earlyClicks).toHaveLength(1)
})

test('what is typed is saved until the application does that', () => {
  one(document, 'form').addEventListener('input', (event) => event.stopPropagation())
  send('input', 'input')
  expect(saveEarlyDraft).toHaveBeenCalledOnce()
  window.isHydrated = true
  send('input', 'input')
  expect(saveEarlyDraft).toHaveBeenCalledOnce()
})

test('a form is never sent by the browser, and is shown as failed where no application comes', () => {
  expect(send('submit', 'form').defaultPrevented).toBe(true)
  vi.advanceTimersByTime(timeLimitMs - 1)
  expect(markFailed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(markFailed).toHaveBeenCalledOnce()
})

test('a form whose application has come meanwhile is left to it', () => {
  expect(send('submit', 'form').defaultPrevented).toBe(true)
  window.isHydrated = true
  vi.advanceTimersByTime(timeLimitMs)
  expect(markFailed).not.toHaveBeenCalled()
})

/** Waits until the script of the application’s start was asked for, which does not exist here. */
const asksForStart = () => vi.waitFor(() => expect(reportLoadFailure).toHaveBeenCalledOnce())

test('the script that starts the application is loaded with the first interaction, once all is parsed', async () => {
  send('keydown')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reportLoadFailure).not.toHaveBeenCalled()
  dispatchEvent(new Event('DOMContentLoaded'))
  await asksForStart()
})

test('without an interaction it is loaded after the first frame of the loaded page', async () => {
  dispatchEvent(new Event('DOMContentLoaded'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reportLoadFailure).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  await asksForStart()
})
