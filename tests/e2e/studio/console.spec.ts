import type { Page } from 'playwright/test'
import { planType } from '../../../shared/plans/plan.ts'
import { type Message, messages } from '../../../studio/i18n/messages.ts'
import { schemaTypes } from '../../../studio/schema/index.ts'
import { client } from './contentLake.ts'
import { patient } from './patient.ts'
import { open, visit } from './studio.ts'
import { expect, test } from './test.ts'

/** What Sanity itself says, without harm. */
const known = [
  // Who else is here is told until the very end, also while the walk leaves the page.
  /^WebSocket is already in CLOSING or CLOSED state/,
  // On a machine with more to do than it can, Sanity gives up waiting for what a new document begins as.
  /^Failed to resolve initial value for template/,
  // There the preview's frame may answer too late; that it does answer is asserted by its own journeys.
  /^Unable to connect to visual editing/,
]

/** Collects what a page's console warns of, and the requests that are refused. */
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

// In French, because a message that is missing warns too.
test('a walk through every tool and form leaves the console quiet', async ({ page }) => {
  test.setTimeout(400_000)
  const heard = listen(page)
  await page.addInitScript(() => localStorage.setItem('studio-language', 'fr'))
  await visit(page, '/start')
  await patient(page.getByRole('heading', { name: french('To do') })).toBeVisible()

  for (const { name } of schemaTypes.filter(({ type }) => type === 'document')) {
    const query = '*[_type == $name && !(_id in path("drafts.**"))][0]._id'
    // Of a type without documents, the form of a new one.
    const _id = (await client.fetch<string | null>(query, { name })) ?? `${name}-new`
    await open(page, { _id, _type: name })
    // A plan has no tabs.
    if (name !== planType)
      await patient(page.getByRole('tab', { name: french('Used by') })).toBeVisible()
  }
  await open(page, { _id: 'faqPage', _type: 'faqPage' })
  await page.getByRole('tab', { name: french('Translations') }).click()
  await page.getByRole('tab', { name: french('Used by') }).click()
  await patient(page.getByText(french('Linked from'))).toBeVisible()

  await visit(page, '/structure/services;core')
  await patient(page.getByText('/services/trademark')).toBeVisible()
  await visit(page, '/structure/missing-translations')
  await patient(page.getByTestId('pane-content').last()).toBeVisible()
  await visit(page, '/website')
  await patient(page.getByRole('heading', { name: french('Website') })).toBeVisible()
  await visit(page, '/enquiries')
  await patient(page.getByRole('heading', { name: french('Enquiries') })).toBeVisible()
  await visit(page, '/presentation?preview=/services/who')
  await patient(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  expect(heard).toEqual([])
})
