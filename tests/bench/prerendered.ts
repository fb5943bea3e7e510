import { launch, type Page } from 'puppeteer-core'
import { findBrowser } from '../support/browser.mjs'
import { medians, type Results } from './results.ts'

/**
 * Measures a click on the home page's main button, whose page Chromium has prerendered, to the first paint of that
 * page. Not slowed down, because a prerendered page has network and processor to itself; by Puppeteer, because
 * Playwright's control turns prerendering off.
 */
export async function measurePrerendered(site: string, runs: number): Promise<Results> {
  const browser = await launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox'],
  })
  try {
    const measure = async () => {
      const context = await browser.createBrowserContext()
      try {
        return {
          'click to first paint, prerendered, ms': await click(await context.newPage(), site),
        }
      } finally {
        await context.close()
      }
    }
    return await medians(runs, [measure])
  } finally {
    await browser.close()
  }
}

async function click(page: Page, site: string): Promise<number> {
  // With the requests of the prerendered page.
  await page.goto(site, { waitUntil: 'networkidle0' })
  const clicked = await page.evaluate(() => {
    document.querySelector<HTMLElement>('h1 ~ div > a')?.click()
    return performance.timeOrigin + performance.now()
  })
  for (;;) {
    const painted = await page.evaluate(firstPaint).catch(() => null)
    if (painted !== null) return painted - clicked
  }
}

/** Returns when a prerendered page was first painted, in ms, or null on another page. Errors while pages change. */
function firstPaint(): number | null {
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const isPrerendered = navigation && Reflect.get(navigation, 'activationStart') > 0
  return isPrerendered && paint ? performance.timeOrigin + paint.startTime : null
}
