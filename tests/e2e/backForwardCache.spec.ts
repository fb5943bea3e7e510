import type { Page } from 'playwright/test'
import config from '../playwright.config.ts'
import { findBrowser } from '../support/browser.mjs'
import { field } from './enquiryForm.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    // The headless shell has no such cache.
    executablePath: findBrowser() ?? undefined,
    // Playwright turns the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/**
 * Scrolls once the application has loaded: scrolling starts it, and a page that is loading may not be
 * cached.
 */
async function read(page: Page) {
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 600))
}

async function write(page: Page) {
  await read(page)
  const sender = page.waitForResponse(/\/assets\/sendEnquiry-/)
  await field(page, 'firstName').fill('Ama')
  await (await sender).finished()
}

/** Returns why the browser has not cached the page, or null if it has. */
const reasonsAgainst = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => Reflect.get(entry, 'notRestoredReasons'))
        .find((reasons) => reasons !== null) ?? null,
  )

for (const [what, path, act] of [
  ['a page without the application', '/privacy', async () => {}],
  ['a page with the application', '/privacy', read],
  ['the form, while somebody writes', '/contact', write],
] as const satisfies [string, string, (page: Page) => Promise<void>][])
  test(`the browser keeps ${what}, and shows it as it was on the way back`, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted)
      }),
    )
    await page.goto(path)
    await act(page)
    const scrollTop = await page.evaluate(() => window.scrollY)
    await page.goto('/faq')
    // A cached page is not loaded.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-persisted', /true|false/)
    expect(await reasonsAgainst(page)).toBeNull()
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollTop)
  })
