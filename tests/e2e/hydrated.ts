import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** Makes the page load its application, as a visitor's pointer does, and waits until it runs. */
export async function hydrated(page: Page) {
  // Where no link is, whose page would be preloaded.
  await page.mouse.move(1, 300)
  await isHydrated(page)
}

/** Waits until the application runs. */
export async function isHydrated(page: Page) {
  await expect.poll(() => page.evaluate(() => window.earlyClicks)).toBeNull()
}
