import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** Starts the application, as a visitor's pointer does, and waits until it runs. */
export async function hydrated(page: Page) {
  let moves = 0
  // Away from links, whose pages would be preloaded.
  await hydratedBy(page, () => page.mouse.move(1 + (moves++ % 2), 300))
}

/**
 * Interacts with the page until the application runs, because the script that waits for an interaction may
 * still be loading.
 */
export async function hydratedBy(page: Page, interact: () => Promise<void>) {
  await expect(async () => {
    await interact()
    expect(await applicationRuns(page)).toBe(true)
  }).toPass()
}

/** Waits until the application runs, also if its document is loaded again meanwhile. */
export async function isHydrated(page: Page) {
  await page.waitForFunction(() => window.isHydrated)
}

const applicationRuns = (page: Page) => page.evaluate(() => window.isHydrated)
