import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { languageContent } from '../scripts/build/pages/contentModules.ts'
import { addressOf } from '../shared/content/addresses/addresses.ts'
import { defaultLanguage } from '../shared/languages.ts'
import { App } from '../web/App.tsx'
import { entryServer } from '../web/entry-server.tsx'
import { fixedStore } from '../web/loading/contentStore.ts'
import type { Page } from '../web/model/types.ts'
import { loadFilingPlanner } from '../web/sections/countries/Countries.tsx'
import { demoContent } from './support/demoContent.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// The pages show dates of today.
beforeAll(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 25), toFake: ['Date'] }))
afterAll(() => vi.useRealTimers())

const { site, pages } = languageContent(defaultLanguage, await demoContent())

/** The documents before scripts, which have no filing planner. */
const documents = await Promise.all(
  pages.map(async ({ page }) => ({ page, html: (await entryServer.renderApp(site, page)).html })),
)
const withFacts = documents.filter(({ html }) => /<(table|figure)\b/.test(html))

/** Renders a page as the application does, and checks its element once its effects have run. */
async function opened(page: Page, check: (root: HTMLElement) => void) {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[addressOf(page.path, site.language)]}>
        <App store={fixedStore(site, page)} />
      </MemoryRouter>,
    ),
  )
  check(container)
  await act(async () => root.unmount())
  container.remove()
}

function elementOf(html: string) {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

const hasPlanner = ({ page }: (typeof documents)[number]) =>
  page.sections.some((section) => 'filingPlanner' in section)

/** The texts of tables and figures, except of the section that the filing planner replaces. */
const factsIn = (root: HTMLElement, isPlanned: boolean) =>
  [...root.querySelectorAll('table, figure')]
    .filter((element) => !isPlanned || element.closest('#countries') === null)
    .map(({ textContent }) => textContent)

test.each(withFacts.map((document) => [document.page.path, document] as const))(
  'the tables and figures of %s say the same before and after scripts',
  async (_, document) => {
    const isPlanned = hasPlanner(document)
    const expected = factsIn(elementOf(document.html), isPlanned)
    await opened(document.page, (root) => expect(factsIn(root, isPlanned)).toEqual(expected))
  },
)

test('the list of countries has the routes of the filing planner that replaces it', async () => {
  await loadFilingPlanner()
  const planned = documents.filter(hasPlanner)
  expect(planned).toHaveLength(1)
  for (const { page, html } of planned) {
    const rows = [...elementOf(html).querySelectorAll('#countries li')].map((row) => ({
      name: row.querySelector('dl')?.previousElementSibling?.textContent ?? '',
      systems: [...row.querySelectorAll('dd')].map(
        ({ textContent }) => textContent === 'can be designated',
      ),
    }))
    expect(rows).toHaveLength(19)
    await opened(page, (root) => {
      const choices = [...root.querySelectorAll('#countries label')].map((it) => it.textContent)
      for (const { name, systems } of rows) {
        const choice = choices.find((text) => text?.includes(`${name}, `))
        const routes = ['ARIPO', 'Madrid'].map((route) => choice?.includes(`, ${route}`))
        expect(systems, name).toEqual(routes)
      }
    })
  }
})
