import type { Browser, Page } from 'playwright/test'
import { medians, type Results } from './results.ts'
import { asVisitor, hydrate } from './visitor.ts'

type Interaction = { path: string; press(page: Page): Promise<void>; needsScripts?: boolean }

/** The interactions of visitors, after opening the page at a path. */
const interactions: Record<string, Interaction> = {
  menu: {
    path: '/',
    press: (page) => page.locator('[data-mobile-menu] summary').first().click(),
  },
  question: {
    path: '/faq',
    press: (page) => page.locator('main li > details summary').first().click(),
  },
  language: {
    path: '/',
    needsScripts: true,
    async press(page) {
      await page.locator('[data-mobile-menu] summary').first().click()
      await page.getByText('Français').locator('visible=true').first().click()
    },
  },
}

/** Measures the interaction to next paint, with scripts and without. */
export function measureInteractions(
  browser: Browser,
  { ours, stripped }: { ours: string; stripped: string },
  runs: number,
): Promise<Results> {
  const measure = (site: string, { path, press }: Interaction) =>
    asVisitor(browser, 'phone', async (page) => {
      await page.goto(site + path)
      if (site === ours) await hydrate(page)
      await page.waitForTimeout(1000)
      await recordInteractions(page)
      await press(page)
      await page.waitForTimeout(1000)
      return page.evaluate(() => window.longestInteraction)
    })
  const measurements = Object.entries(interactions).flatMap(([name, interaction]) => {
    const figure = `interaction to next paint, ${name}`
    const withScripts = async () => ({ [`${figure}, ms`]: await measure(ours, interaction) })
    const without = async () => ({
      [`${figure}, without scripts, ms`]: await measure(stripped, interaction),
    })
    return interaction.needsScripts ? [withScripts] : [withScripts, without]
  })
  return medians(runs, measurements)
}

declare global {
  interface Window {
    /** The longest interaction since `recordInteractions`, in ms. */
    longestInteraction: number
  }
}

/** Records interactions from now on. Browsers report those of 16 ms and more. */
async function recordInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longestInteraction = 0
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestInteraction = Math.max(window.longestInteraction, duration)
    })
    const options = { type: 'event', durationThreshold: 16 }
    observer.observe(options)
  })
}
