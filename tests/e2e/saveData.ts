import type { Page } from 'playwright/test'

/** Has the browser say that its user wants to save data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  )
}
