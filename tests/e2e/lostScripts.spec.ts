import type { Locator, Page, Route } from 'playwright/test'
import { hydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

/** Follows a link. Again if the page, whose application failed, was loaded anew under the click. */
async function follow(page: Page, link: Locator, address: string) {
  await expect(async () => {
    await link.click({ timeout: 5000 })
    await expect(page).toHaveURL(address, { timeout: 5000 })
  }).toPass()
}

/** Follows links from the home page to an FAQ answer and on to the contact page. */
async function walk(page: Page) {
  const [header, main] = [page.getByRole('banner'), page.getByRole('main')]
  await follow(page, header.getByRole('link', { name: 'Services', exact: true }), '/services')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Services')
  await follow(page, header.getByRole('link', { name: 'FAQ' }), '/faq')
  await main.getByText('How soon will I receive a quote?').click()
  await expect(main.getByText('We reply to quote requests within 24 hours')).toBeVisible()
  await follow(page, header.getByRole('link', { name: 'Contact', exact: true }), '/contact')
  await expect(main.getByRole('link', { name: '@' }).first()).toBeVisible()
}

async function half(route: Route) {
  const text = await (await route.fetch()).text()
  await route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) })
}

const losses: [string, string, (route: Route) => Promise<void>][] = [
  ['no script comes', '**/*.js', (route) => route.abort()],
  ['the application breaks off half-way', '**/assets/entry-client-*.js', half],
  ['the content’s modules do not come', '**/content/**', (route) => route.abort()],
]

for (const [what, files, lose] of losses) {
  test(`where ${what}, pages are read and links lead on`, async ({ page, complaints }) => {
    await page.route(files, lose)
    await page.goto('/')
    // Interactions, which load the application.
    await expect(async () => {
      await page.keyboard.press('Shift')
      expect(complaints).not.toEqual([])
    }).toPass()
    await walk(page)
    // The last page may still be requesting its scripts.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    complaints.length = 0
  })
}

test('where modules stop coming during a visit, links lead on', async ({ page, complaints }) => {
  await page.goto('/')
  await hydrated(page)
  await page.route('**/*.js', (route) => route.abort())
  await walk(page)
  complaints.length = 0
})
