import { launch } from 'puppeteer-core'
import { findBrowser } from '../support/browser.mjs'
import { hydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

test('the styles of the application look like those of the document, which they replace', async ({
  page,
}) => {
  await page.goto('/services/ecowas', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const whole = { fullPage: true, animations: 'disabled' } as const
  const prerendered = await page.screenshot(whole)
  await hydrated(page)
  await expect(page.locator('style[data-prerendered]')).toHaveCount(0)
  expect((await page.screenshot(whole)).equals(prerendered)).toBe(true)
})

/** Playwright's control of Chromium turns prerendering off. */
test('a click on the main button shows a page that is there, in which no script of ours was loaded before', async ({
  baseURL,
}) => {
  const browser = await launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    // With the requests of the prerendered page.
    await page.goto(baseURL ?? '', { waitUntil: 'networkidle0' })
    // Without a pointer event, which would start the application.
    await page.evaluate(() => document.querySelector<HTMLElement>('h1 ~ div > a')?.click())
    const shown = () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation')
        const shownAt: number = navigation && Reflect.get(navigation, 'activationStart')
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
        return {
          path: location.pathname,
          isPrerendered: shownAt > 0,
          scripts: scripts.map(({ startTime }) => (startTime > shownAt ? 'after' : 'before')),
        }
      })
    // Evaluation fails while one page replaces the other.
    await expect(async () =>
      expect(await shown()).toEqual({ path: '/services', isPrerendered: true, scripts: ['after'] }),
    ).toPass()
  } finally {
    await browser.close()
  }
})
