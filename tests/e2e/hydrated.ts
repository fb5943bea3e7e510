import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** Makes the page load its application, as a visitor's pointer does, and waits until it runs. */
export async function hydrated(page: Page) {
  let moves = 0
  // Where no link is, whose page would be preloaded.
  await hydratedBy(page, () => page.mouse.move(1 + (moves++ % 2), 300))
}

/** Gives a sign of a visitor until the application runs: the script that waits for one may still be loading. */
export async function hydratedBy(page: Page, giveSign: () => Promise<void>) {
  await expect(async () => {
    await giveSign()
    expect(await earlyClicks(page)).toBeNull()
  }).toPass()
}

/** Waits until the application runs. */
export async function isHydrated(page: Page) {
  await expect.poll(() => earlyClicks(page)).toBeNull()
}

/** The application sets them to null once it runs. */
const earlyClicks = (page: Page) => page.evaluate(() => window.earlyClicks)
