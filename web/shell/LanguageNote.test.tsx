import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { fixedStore } from '../loading/contentStore.ts'
import { page, site } from '../testing/content.ts'
import { click, locationOf, one, render } from '../testing/render.tsx'
import { LanguageNote } from './LanguageNote.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

async function renderNote(languages: string[]) {
  history.replaceState(null, '', '/about?from=mail')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const view = await render(<LanguageNote path="/about" />, { path: '/about' })
  await act(() => vi.advanceTimersByTimeAsync(200))
  return view
}

test('the page is offered in the browser’s language by a link, which keeps the query and stores nothing', async () => {
  const view = await renderNote(['pt-PT'])
  const offer = one(view, 'aside[lang=pt] a')
  expect(offer.textContent).toBe('Ler esta página em português')
  await click(offer)
  expect(locationOf(view)).toBe('/pt/about?from=mail')
  expect(view.querySelector('aside')).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('a visitor who keeps English is not asked again', async () => {
  const view = await renderNote(['fr'])
  await click(one(view, 'button[lang=en]'))
  expect(view.querySelector('aside')).toBeNull()
  expect(localStorage.getItem('preferred-language')).toBe('en')
})

test('an English browser is offered nothing', async () => {
  const view = await renderNote(['en-GH', 'fr'])
  expect(view.querySelector('aside')).toBeNull()
})

test('a language that cannot be loaded is named in the language that stays', async () => {
  function Choice() {
    const { choose } = useLanguage()
    return <button type="button" onClick={() => choose('fr')} />
  }
  const offline = () => Promise.reject(new Error('offline'))
  const view = await render(
    <>
      <Choice />
      <LanguageNote path="/about" />
    </>,
    { store: { ...fixedStore(site, page), load: offline }, path: '/about' },
  )
  await click(one(view, 'button'))
  expect(one(view, '[role=alert]').textContent).toContain('could not be loaded in Français')
})
