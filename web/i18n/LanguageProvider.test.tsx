import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { addressOf } from '../../shared/content/addresses/addresses.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { one } from '../testing/render.tsx'
import { LanguageProvider, useLanguage } from './LanguageProvider.tsx'
import { browserLanguage, preferenceKey, readPreference } from './languagePreference.ts'

/** Shows the provider's state and the router's location, with a button for each step. */
function Shown() {
  const { language, offered, failed, choose } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{`${language} ${pathname}${search}${hash}`}</output>
      <p>{[offered && `offers ${offered}`, failed && `failed ${failed}`].join('')}</p>
      {languageCodes.map((code) => (
        <button key={code} type="button" data-do={code} onClick={() => choose(code)} />
      ))}
      <button type="button" data-do="next" onClick={() => navigate(addressOf('/faq', language))} />
      <button type="button" data-do="back" onClick={() => navigate(-1)} />
    </>
  )
}

const loads = vi.fn<(path: string, language: Language) => Promise<boolean>>()

async function open(address: string) {
  window.history.replaceState(null, '', address)
  const container = document.createElement('div')
  const root = createRoot(container)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <LanguageProvider load={loads}>
          <Shown />
        </LanguageProvider>
      </MemoryRouter>,
    ),
  )
  return {
    shown: () => one(container, 'output').textContent,
    note: () => one(container, 'p').textContent,
    press: (step: Language | 'next' | 'back') =>
      act(async () => one(container, `[data-do=${step}]`).click()),
  }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Dispatches the event of another tab's choice. */
const choiceElsewhere = (newValue: string) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('storage'), { key: preferenceKey, newValue }))
  })

beforeEach(() => {
  vi.useFakeTimers()
  loads.mockReset().mockResolvedValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an English address turns to the stored language and its address after 100 ms', async () => {
  localStorage.setItem(preferenceKey, 'fr')
  const { shown } = await open('/about?a=b#story')
  await pass(99)
  expect(shown()).toBe('en /about?a=b#story')
  await pass(1)
  expect(shown()).toBe('fr /fr/about?a=b#story')
  expect(loads).toHaveBeenCalledExactlyOnceWith('/about', 'fr')
})

test('other addresses show their language, whatever is stored, and store nothing', async () => {
  localStorage.setItem(preferenceKey, 'en')
  const { shown } = await open('/pt/about')
  await pass(200)
  expect(shown()).toBe('pt /pt/about')
  expect(localStorage.getItem(preferenceKey)).toBe('en')
  expect(loads).not.toHaveBeenCalled()
})

test('a chosen language is stored and shown at its address', async () => {
  const { shown, press } = await open('/')
  await press('pt')
  expect(shown()).toBe('pt /pt')
  expect(localStorage.getItem('preferred-language')).toBe('pt')
  await press('fr')
  expect(shown()).toBe('fr /fr')
  await press('en')
  expect(shown()).toBe('en /')
})

test('a query and a hash that have been changed without the router are kept', async () => {
  const { shown, press } = await open('/services/trademark')
  window.history.replaceState(null, '', '/services/trademark?q=quality#c=GH')
  await press('fr')
  expect(shown()).toBe('fr /fr/services/trademark?q=quality#c=GH')
})

test('a language chosen before the stored one is applied stays', async () => {
  localStorage.setItem(preferenceKey, 'fr')
  const { shown, press } = await open('/')
  await press('pt')
  await pass(200)
  expect(shown()).toBe('pt /pt')
})

test('changing the language adds no history entry, and back keeps the language', async () => {
  const { shown, press } = await open('/about')
  await press('next')
  await press('fr')
  expect(shown()).toBe('fr /fr/faq')
  await press('back')
  expect(shown()).toBe('fr /fr/about')
})

test('back to an address of another language shows that language', async () => {
  const { shown, press } = await open('/fr/about')
  await press('next')
  await press('en')
  // Choosing what is already shown changes nothing.
  await press('en')
  expect(shown()).toBe('en /faq')
  await press('back')
  expect(shown()).toBe('fr /fr/about')
})

test('a choice in another tab is followed', async () => {
  const { shown } = await open('/fr/about')
  await choiceElsewhere('pt')
  expect(shown()).toBe('pt /pt/about')
  await choiceElsewhere('de')
  expect(shown()).toBe('pt /pt/about')
})

test('a language that cannot be loaded leaves the page as it is and says so', async () => {
  loads.mockRejectedValueOnce(new Error('offline'))
  const { shown, note, press } = await open('/about')
  await press('fr')
  expect([shown(), note()]).toEqual(['en /about', 'failed fr'])
  await press('fr')
  expect([shown(), note()]).toEqual(['fr /fr/about', ''])
})

test('if two languages are chosen quickly, the last is shown, whichever loads first', async () => {
  const french = Promise.withResolvers<boolean>()
  loads.mockReturnValueOnce(french.promise)
  const { shown, press } = await open('/about')
  await press('fr')
  await press('pt')
  await act(async () => french.resolve(true))
  expect(shown()).toBe('pt /pt/about')
})

test.each([
  [['fr-CI', 'en'], 'offers fr'],
  [['de', 'pt-BR', 'en'], 'offers pt'],
  [['en-GB', 'fr'], ''],
  [['de'], ''],
])('a browser that prefers %j is offered what it prefers to English', async (tags, expected) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
  const { note, press } = await open('/about')
  await pass(200)
  expect(note()).toBe(expected)
  await press('en')
  expect(note()).toBe('')
})

test('nothing is offered once a language is chosen, nor on pages in other languages', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr'])
  const { note } = await open('/pt/about')
  await pass(200)
  expect(note()).toBe('')
  localStorage.setItem(preferenceKey, 'en')
  const english = await open('/about')
  await pass(200)
  expect(english.note()).toBe('')
})

test.each(['', 'de', 'FR', '{"x":', '__proto__'])('a stored «%s» counts as no choice', (value) => {
  localStorage.setItem(preferenceKey, value)
  expect(readPreference()).toBeNull()
})

test('a browser without any of the languages prefers none', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([])
  expect(browserLanguage()).toBeNull()
})

test('a page that does not exist in the stored language stays, and the next one is in that language', async () => {
  localStorage.setItem(preferenceKey, 'fr')
  loads.mockResolvedValueOnce(false)
  const { shown, note, press } = await open('/news/note')
  await pass(200)
  expect([shown(), note()]).toEqual(['en /news/note', ''])
  await press('next')
  expect(shown()).toBe('fr /fr/faq')
})
