import type { Page } from 'playwright/test'
import { addressOf } from '../../shared/content/addresses.ts'
import { languageCodes } from '../../shared/languages.ts'
import { demoPaths } from './demoPaths.ts'
import { outside } from './outside.ts'
import { expect, test } from './test.ts'

/** Small phones to large screens; 640 and 720 are screens of 1280 and 1440 at a zoom of 200 %. */
const widths = [320, 360, 390, 640, 720, 768, 1440, 2560]

/** The text spacing that pages must support (WCAG 2.2, success criterion 1.4.12). */
const spacedTexts = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

async function check(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(address)
  const found: string[] = []
  const note = async (state: string) => {
    found.push(...(await outside(page)).map((element) => `${address} at ${state}: ${element}`))
  }
  for (const width of widths) {
    // Low, because what is seen is painted at each width.
    await page.setViewportSize({ width, height: 100 })
    await note(String(width))
  }
  await page.setViewportSize({ width: 320, height: 800 })
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, spacedTexts)
  await note('320 with spaced texts')
  return found
}

for (const path of demoPaths)
  test(`${path} never scrolls sideways in any language`, async ({ page }) => {
    const found: string[] = []
    for (const code of languageCodes) found.push(...(await check(page, addressOf(path, code))))
    expect(found).toEqual([])
  })

test('the missing page never scrolls sideways', async ({ page, complaints }) => {
  expect(await check(page, '/no-such-page')).toEqual([])
  // Browsers log its status 404 as an error.
  complaints.length = 0
})
