import { expect, type Locator, type Page } from 'playwright/test'
import { hydratedBy } from './hydrated.ts'

/** Keyboard navigation. */

type Key = 'Tab' | 'Shift+Tab'

/** Opens a page and waits until it is hydrated, because Escape needs the application. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydratedBy(page, () => page.keyboard.press('Shift'))
}

/** Moves the focus to an element. */
export async function tabTo(page: Page, target: Locator, key: Key = 'Tab') {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} does not lead to ${target}`)
}

/**
 * Moves the focus through a whole page, expects it to be visible at each stop, and returns the number of
 * stops.
 */
export async function walk(page: Page, key: Key): Promise<number> {
  await page.keyboard.press(key)
  const first = await page.evaluateHandle(() => document.activeElement)
  for (let stops = 1; ; stops += 1) {
    // The page may still be scrolling, or the bar of contents changing.
    if ((await unseenFocus(page)).length > 0) await expect.poll(() => unseenFocus(page)).toEqual([])
    await page.keyboard.press(key)
    const isOver = await page.evaluate(
      (start) => [start, document.body].includes(document.activeElement),
      first,
    )
    if (isOver) return stops
  }
}

/** Returns why the focus is not visible. */
function unseenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const bars = [...document.querySelectorAll('header, nav > details')]
      .filter((bar) => !bar.contains(element))
      .map((bar) => bar.getBoundingClientRect())
    // A bar overlaps the line of the bar above it by less than 2 px.
    const isCovered = bars.some(
      (bar) => top < bar.bottom - 2 && bottom > bar.top + 2 && left < bar.right && right > bar.left,
    )
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const faults = [
      isCovered && 'is covered',
      (bottom <= 0 || top >= innerHeight) && 'is off the screen',
      (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) && 'has no outline',
    ]
    return faults.filter((fault) => fault !== false).map((fault) => `${element.outerHTML} ${fault}`)
  })
}
