import { expect, type Locator } from 'playwright/test'

/** The longest that something in the Studio may take, whose first form is slow on a slow machine, in milliseconds. */
export const studioTimeout = 30_000

/** Expectations of the Studio. */
export const studioExpect = expect.configure({ timeout: studioTimeout })

/**
 * Waits until an element is visible. An expectation would describe the whole page for each attempt that fails
 * (microsoft/playwright#41098), which takes longer than the Studio takes to render it.
 */
export function untilVisible(locator: Locator): Promise<void> {
  return locator.waitFor({ timeout: studioTimeout })
}
