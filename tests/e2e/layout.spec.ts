import type { Page } from 'playwright/test'
import { addressOf } from '../../shared/content/addresses/addresses.ts'
import { languageCodes } from '../../shared/languages.ts'
import { sampledPages } from './demoPaths.ts'
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
  const collected: string[] = []
  const note = async (state: string) => {
    collected.push(...(await outside(page)).map((element) => `${address} at ${state}: ${element}`))
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
  return collected
}

// Of the other pages, only the words differ: enlargedText.spec.ts draws all in an even narrower column.
for (const { path } of sampledPages)
  test(`${path} never scrolls sideways in any language`, async ({ page }) => {
    const collected: string[] = []
    for (const code of languageCodes) collected.push(...(await check(page, addressOf(path, code))))
    expect(collected).toEqual([])
  })

test('the two columns of a text are about equally long', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/services/aripo', '/services/nafdac', '/services/madrid']) {
    await page.goto(path)
    const [left = 0, right = 0] = await page.locator('#about [data-prose]').evaluate((text) => {
      // The first paragraph is above both columns.
      const [, ...blocks] = text.querySelectorAll('p, li')
      const rects = blocks.flatMap((block) => [...block.getClientRects()])
      const lefts = [...new Set(rects.map((rect) => Math.round(rect.left / 100)))].toSorted(
        (a, b) => a - b,
      )
      return [lefts.at(0), lefts.at(-1)].map((column) =>
        Math.max(
          ...rects.filter(({ left }) => Math.round(left / 100) === column).map((it) => it.bottom),
        ),
      )
    })
    expect(Math.abs(left - right), path).toBeLessThan(150)
  }
})

test('a picture in a text is as wide as the column beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  const picture = await page.locator('#story figure').boundingBox()
  const text = await page.locator('#story p').nth(1).boundingBox()
  expect(picture?.width).toBe(text?.width)
  expect(Math.abs((picture?.y ?? 0) - (text?.y ?? 0))).toBeLessThan(10)
})

test('the first line of the cover keeps its distance from the header', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 390, 768, 1023]) {
    await page.setViewportSize({ width, height: 800 })
    const header = await page.locator('#site-header').boundingBox()
    const first = await page.locator('#hero p').first().boundingBox()
    const distance = (first?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)
    expect(distance, String(width)).toBeGreaterThanOrEqual(32)
  }
})

test('a button’s words that break stand in its middle', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/pt/services/who')
  const button = page.locator('#hero').getByRole('link', { name: 'Pedir informações' })
  const { lines, distance } = await button.evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link)
    const [words, box] = [range.getBoundingClientRect(), link.getBoundingClientRect()]
    const middle = ({ left, right }: DOMRect) => (left + right) / 2
    return { lines: range.getClientRects().length, distance: middle(words) - middle(box) }
  })
  expect(lines).toBeGreaterThan(1)
  expect(Math.abs(distance)).toBeLessThan(2)
})

test('the missing page never scrolls sideways', async ({ page, complaints }) => {
  expect(await check(page, '/no-such-page')).toEqual([])
  // Browsers log its status 404 as an error.
  complaints.length = 0
})
