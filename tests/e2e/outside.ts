import type { Page } from 'playwright/test'

/** Returns the elements that extend beyond the screen, if the page scrolls sideways. */
export function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return wide.map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })
}
