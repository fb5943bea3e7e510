import type { Locator } from 'playwright/test'
import { hydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Returns the words of the elements that are broken between two lines. */
const brokenWords = (elements: Locator) =>
  elements.evaluateAll((shown) =>
    shown.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode())
        for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(
          /[\p{L},]+/gu,
        )) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      return broken
    }),
  )

test('on a phone two procedures are compared, and an address that names them can be sent', async ({
  page,
}) => {
  await page.goto('/which-procedure')
  const section = page.locator('#procedures')
  const heads = section.getByRole('columnheader')
  await expect(heads).toHaveText(['Procedure', 'Ghana FDA', 'NAFDAC'])
  await hydrated(page)
  const pickers = section.getByRole('combobox')
  await pickers.last().selectOption('WAHO')
  await expect(page).toHaveURL('/which-procedure#p=ghana-fda,waho')
  await expect(heads).toHaveText(['Procedure', 'Ghana FDA', 'WAHO'])
  await pickers.first().selectOption('WAHO')
  await expect(page).toHaveURL('/which-procedure#p=waho,ghana-fda')

  await page.goto('/fr/which-procedure#p=ama,gmp')
  await hydrated(page)
  await expect(heads).toHaveText(['Procédure', 'AMA', 'Certificat BPF'])
  await expect(section).toBeInViewport()

  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of ['/fr/which-procedure', '/pt/which-procedure']) {
    await page.goto(address)
    await hydrated(page)
    await expect(section.getByRole('columnheader')).toHaveCount(3)
    expect(await brokenWords(section.locator('th, td'))).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all procedures are there, and scroll', async ({ page }) => {
    await page.goto('/which-procedure')
    const table = page.locator('#procedures')
    await expect(table.getByRole('columnheader')).toHaveCount(7)
    await expect(table.getByRole('combobox')).toHaveCount(0)
  })
})
