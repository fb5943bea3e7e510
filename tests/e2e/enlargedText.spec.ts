import { addressOf } from '../../shared/content/addresses/addresses.ts'
import { languageCodes } from '../../shared/languages.ts'
import { demoPaths } from './demoPaths.ts'
import { outside } from './outside.ts'
import { expect, test } from './test.ts'

/** A phone with a browser that shows letters twice as large. */

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    await use({ ...launchOptions, args })
  },
})

for (const code of languageCodes)
  test(`no page in ${code} scrolls sideways, and each leads on by its menu`, async ({ page }) => {
    for (const path of demoPaths) {
      await page.goto(addressOf(path, code))
      expect.soft(await outside(page), path).toEqual([])
    }
    const menu = page.locator('[data-mobile-menu]')
    await menu.locator('summary').click()
    const link = menu.getByRole('link').first()
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.click()
    await expect(page).toHaveURL(addressOf('/', code))
  })
