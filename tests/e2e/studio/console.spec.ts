import type { Page } from 'playwright/test'
import { publicContent } from '../../../shared/contentLake/contentLake.ts'
import { planType } from '../../../shared/plans/plan.ts'
import { type Message, messages } from '../../../studio/i18n/messages.ts'
import { client } from './contentLake.ts'
import { open, visit } from './studio.ts'
import { untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

// The console of a load is quiet too.
test.use({ loadsStudio: true })

/** Harmless messages of Sanity's own code. */
const known = [
  // Presence is sent until the end, also while the test leaves the page.
  /^WebSocket is already in CLOSING or CLOSED state/,
  // On an overloaded machine, Sanity's initial values time out.
  /^Failed to resolve initial value for template/,
  // The preview's frame may then respond too late; its own journeys test that it responds.
  /^Unable to connect to visual editing/,
]

/** Collects a page's warnings in the console, and its failed requests. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning'
    if (isLoud && !known.some((one) => one.test(message.text()))) heard.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`)
  })
  return heard
}

const french = (text: Message) => messages.fr[text]

// In French, because missing translations warn too.
test('a walk through every tool and form leaves the console quiet', async ({ page }) => {
  test.setTimeout(400_000)
  const heard = listen(page)
  await page.addInitScript(() => localStorage.setItem('studio-language', 'fr'))
  await visit(page, '/start')
  await untilVisible(page.getByRole('heading', { name: french('To do') }))

  // The demo has documents of all types but plans.
  const types = await client.fetch<string[]>(`array::unique(*[${publicContent}]._type)`)
  for (const name of [...types, planType]) {
    const query = '*[_type == $name && !(_id in path("drafts.**"))][0]._id'
    // A new document, for types without documents.
    const _id = (await client.fetch<string | null>(query, { name })) ?? `${name}-new`
    await open(page, { _id, _type: name })
    // A plan has no tabs.
    if (name !== planType) await untilVisible(page.getByRole('tab', { name: french('Used by') }))
  }
  await open(page, { _id: 'faqPage', _type: 'faqPage' })
  await page.getByRole('tab', { name: french('Translations') }).click()
  await page.getByRole('tab', { name: french('Used by') }).click()
  await untilVisible(page.getByText(french('Linked from')))

  await visit(page, '/structure/services;core')
  await untilVisible(page.getByText('/services/trademark'))
  await visit(page, '/structure/missing-translations')
  await untilVisible(page.getByTestId('pane-content').last())
  await visit(page, '/website')
  await untilVisible(page.getByRole('heading', { name: french('Website') }))
  await visit(page, '/enquiries')
  await untilVisible(page.getByRole('heading', { name: french('Enquiries') }))
  await visit(page, '/presentation?preview=/services/who')
  await untilVisible(page.frameLocator('iframe').getByRole('heading', { level: 1 }))
  expect(heard).toEqual([])
})
