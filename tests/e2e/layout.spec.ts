import { demoAddresses } from './demoPaths.ts'
import { outside } from './outside.ts'
import { expect, test } from './test.ts'

/** Small phones to large desks; 640 and 720 are screens of 1280 and 1440 at a zoom of 200 %. */
const widths = [320, 360, 390, 640, 720, 768, 1440, 2560]

/** The spacing that texts must bear (WCAG 2.2, success criterion 1.4.12). */
const spacedTexts = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

for (const address of [...demoAddresses, '/no-such-page'])
  test(`${address} never scrolls sideways`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(address)
    const found: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      found.push(...(await outside(page)).map((element) => `${width}: ${element}`))
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
    }, spacedTexts)
    found.push(...(await outside(page)).map((element) => `320 with spaced texts: ${element}`))
    expect(found).toEqual([])
    // The missing page is answered with 404, which browsers complain of.
    if (address === '/no-such-page') complaints.length = 0
  })
