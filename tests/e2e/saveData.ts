import type { Page } from 'playwright/test'

/** Makes the browser report that its user wants to save data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  )
}
