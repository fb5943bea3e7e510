import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, one, render } from '../testing/render.tsx'
import { LanguageProvider, useLanguage } from './LanguageProvider.tsx'
import { preferenceKey, readPreference } from './preference.ts'

function Languages() {
  const { language, choose } = useLanguage()
  return (
    <button type="button" onClick={() => choose('pt')}>
      {language}
    </button>
  )
}

const shown = (view: HTMLElement) => one(view, 'button').textContent
const renderLanguages = () =>
  render(
    <LanguageProvider>
      <Languages />
    </LanguageProvider>,
  )

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('a page begins in English and turns to the stored language after 100 ms', async () => {
  localStorage.setItem(preferenceKey, 'fr')
  const view = await renderLanguages()
  await act(() => vi.advanceTimersByTimeAsync(99))
  expect(shown(view)).toBe('en')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(shown(view)).toBe('fr')
})

test('a chosen language is shown and stored', async () => {
  const view = await renderLanguages()
  await click(one(view, 'button'))
  expect(shown(view)).toBe('pt')
  expect(localStorage.getItem('preferred-language')).toBe('pt')
})

test('a language chosen before the stored one is applied stays', async () => {
  localStorage.setItem(preferenceKey, 'fr')
  const view = await renderLanguages()
  await click(one(view, 'button'))
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(shown(view)).toBe('pt')
})

test.each(['', 'de', 'FR', '{"x":', '__proto__'])('a stored «%s» counts as no choice', (value) => {
  localStorage.setItem(preferenceKey, value)
  expect(readPreference()).toBeNull()
})
