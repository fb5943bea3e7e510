import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { addressOf } from '../shared/content/addresses/addresses.ts'
import { existsIn } from '../shared/content/languages/documentLanguages.ts'
import { defaultLanguage, type Language, languageCodes } from '../shared/languages.ts'
import { App } from '../web/App.tsx'
import { LanguageProvider, useLanguage } from '../web/i18n/LanguageProvider.tsx'
import { ContentProvider } from '../web/loading/ContentProvider.tsx'
import type { ContentStore } from '../web/loading/contentStore.ts'
import { localizePages, localizeSite } from '../web/model/pages/localizePage.ts'
import { loadAllViews } from '../web/page/views.tsx'
import { loadFilingPlanner } from '../web/sections/countries/Countries.tsx'
import { Catalogue } from './catalogue/Catalogue.tsx'
import { readCatalogue } from './catalogue/catalogueServer.ts'
import * as stored from './catalogue/stored.ts'
import { demoContent } from './support/demoContent.ts'
import { translate } from './support/translator.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// The pages show dates of today.
beforeAll(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 25), toFake: ['Date'] }))
afterAll(() => vi.useRealTimers())
let choose: (language: Language) => void

function Choice() {
  ;({ choose } = useLanguage())
  return null
}

/** Renders an element at an address, with a way to choose another language in place. */
async function open(element: ReactNode, address: string) {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  await act(async () =>
    root.render(<MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>),
  )
  const close = async () => {
    await act(async () => root.unmount())
    container.remove()
  }
  onTestFinished(close)
  return { container, close, choose: (language: Language) => act(async () => choose(language)) }
}

/** Returns a page's texts in order, without what screen readers are told when its language changes. */
function textsOf(container: HTMLElement): string[] {
  const copy = container.cloneNode(true) as HTMLElement
  for (const told of copy.querySelectorAll(':scope > [role=status], style')) told.remove()
  for (const added of copy.querySelectorAll('font')) added.replaceWith(...added.childNodes)
  copy.normalize()
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  const collected: string[] = []
  while (texts.nextNode()) collected.push(texts.currentNode.textContent ?? '')
  return collected
}

/** Expects that a page which a translator has changed shows each other language as a new one does. */
async function expectSwitches(element: ReactNode, addressIn: (language: Language) => string) {
  const expected = new Map<Language, string[]>()
  for (const language of languageCodes) {
    const { container, close } = await open(element, addressIn(language))
    expected.set(language, textsOf(container))
    await close()
  }
  const { container, choose } = await open(element, addressIn(defaultLanguage))
  for (const language of languageCodes.toReversed()) {
    translate(container)
    await choose(language)
    expect(textsOf(container)).toEqual(expected.get(language))
  }
}

const { pages, site } = await demoContent()
await Promise.all([loadAllViews(), loadFilingPlanner()])

const inAllLanguages = pages.filter((page) => languageCodes.every((code) => existsIn(page, code)))

test.each(inAllLanguages.map((page) => [page.path, page] as const))(
  'after a translator has changed %s, it changes to each language',
  async (path, page) => {
    const store: ContentStore = {
      site: (language) => siteByLanguage[language],
      page: (_, language) => pageByLanguage[language],
      load: async () => true,
    }
    const pageByLanguage = inLanguages((language) => localizePages(page, language)[0] ?? null)
    await expectSwitches(
      <App store={store}>
        <Choice />
      </App>,
      (language) => addressOf(path, language),
    )
  },
)

test('after a translator has changed them, all components change to each language', async () => {
  const content = readCatalogue(stored)
  const store: ContentStore = {
    site: (language) => content[language].site,
    page: (_, language) => content[language].page,
    load: async () => true,
  }
  await expectSwitches(
    <ContentProvider store={store}>
      <LanguageProvider load={store.load}>
        <Choice />
        <Catalogue />
      </LanguageProvider>
    </ContentProvider>,
    (language) => addressOf('/', language),
  )
})

const siteByLanguage = inLanguages((language) => localizeSite(site, language))

function inLanguages<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<Language, T>
}
