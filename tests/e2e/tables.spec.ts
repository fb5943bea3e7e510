import type { Page } from 'playwright/test'
import { cataloguePort } from '../support/ports.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

/**
 * Returns the cells of the page's tables that stand outside the column of their head, each with its text and the
 * positions of both in pixels, and the captions that are narrower than their table. A head that is visually hidden, and
 * a cell with a line of its own, have no column.
 */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1
    }
    const inRow = (row: HTMLTableRowElement, heads: HTMLTableCellElement[]) =>
      [...row.cells].flatMap((cell, column) => {
        const head = heads[column]
        const isAlone = [...row.cells].every(
          (other) =>
            other === cell ||
            other.getBoundingClientRect().bottom <= cell.getBoundingClientRect().top + 1 ||
            other.getBoundingClientRect().top >= cell.getBoundingClientRect().bottom - 1,
        )
        if (!head || !isShown(head) || isAlone || cell.colSpan > 1) return []
        const [of, at] = [head.getBoundingClientRect(), cell.getBoundingClientRect()]
        const isBelow = Math.abs(of.left - at.left) < 2 && Math.abs(of.right - at.right) < 2
        return isBelow ? [] : `${cell.innerText} at ${at.left}, ${head.innerText} at ${of.left}`
      })
    return [...document.querySelectorAll('table')].filter(isShown).flatMap((table) => {
      const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
      const captions = [...table.querySelectorAll('caption')].filter(isShown)
      return [
        ...captions
          .filter((caption) => caption.offsetWidth < table.offsetWidth - 2)
          .map((caption) => `${caption.innerText} is ${caption.offsetWidth} wide`),
        ...[...table.tBodies].flatMap(({ rows }) => [...rows].flatMap((row) => inRow(row, heads))),
      ]
    })
  })

const planner = { address: '/fr/services/trademark', table: '#countries table' }
const comparison = { address: '/fr/which-procedure', table: '#procedures table' }

test('each cell stands below its head on phones and large screens, whatever was visited before', async ({
  page,
}) => {
  await page.goto(comparison.address)
  await hydrated(page)
  // The planner loads at the first visit. On phones, its table has other styles than others.
  for (const { address, table } of [planner, comparison, planner]) {
    await page.locator(`footer a[href="${address}"]`).first().click()
    await expect(page.locator(table)).toBeVisible()
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await misplaced(page), `${address} at ${width}`).toEqual([])
    }
  }
})

test('with all section types and their styles on one page, each cell stands below its head', async ({
  page,
}) => {
  test.slow()
  await page.goto(`http://localhost:${cataloguePort}/catalogue`)
  // The development server sends the modules one by one.
  await expect(page.locator('[data-specimen] table').last()).toBeVisible({ timeout: 60_000 })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await misplaced(page), `at ${width}`).toEqual([])
  }
})
