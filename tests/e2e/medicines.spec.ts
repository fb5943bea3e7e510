import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { field } from './enquiryForm.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

test('a buyer finds medicines, ticks them, asks for a quote, and downloads the list', async ({
  page,
}) => {
  await page.goto('/services/malaria-drugs')
  await hydrated(page)
  await page.locator('#hero').getByRole('link', { name: 'View Catalog' }).click()
  await expect(page).toHaveURL(/#categories$/)
  const section = page.locator('#categories')
  await section.getByRole('searchbox', { name: 'Find a medicine' }).fill('artesunate inj')
  await expect(section.getByRole('checkbox')).toHaveCount(1)
  await section.getByRole('checkbox', { name: 'Artesunate injection' }).press('Space')
  const pack = section.locator('li li', { hasText: 'Artesunate injection' })
  await expect(pack).toHaveCSS('outline-style', 'solid')
  // The top of the pack does not cover the ring of the focus.
  const [distance, height] = await pack.evaluate((carton) =>
    [getComputedStyle(carton).outlineOffset, getComputedStyle(carton, '::before').height].map(
      Number.parseFloat,
    ),
  )
  expect(distance).toBeGreaterThanOrEqual(height ?? Infinity)
  const request = section.getByRole('region', { name: 'Your request' })
  await expect(request.getByRole('heading')).toHaveText('1 medicine')

  const { violations } = await new AxeBuilder({ page }).include('#categories').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

  const downloading = page.waitForEvent('download')
  await section.getByRole('link', { name: 'Download Catalog' }).click()
  const file = await readFile(await (await downloading).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')

  await request.getByRole('link', { name: 'Request Quote' }).click()
  await expect(page).toHaveURL(/\/contact\?service=/)
  await expect(field(page, 'service')).toHaveValue('Malaria & ARV Drug Sales')
  await expect(field(page, 'message')).toHaveValue(/^Please quote .*:\n- Artesunate injection: /)

  await page.goBack()
  await expect(section.getByRole('searchbox')).toHaveValue('artesunate inj')
  await expect(section.getByRole('checkbox')).toHaveCount(1)
  await expect(section.getByRole('checkbox')).toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the section shows all medicines, without filters and ticks', async ({ page }) => {
    await page.goto('/services/malaria-drugs')
    const section = page.locator('#categories')
    await expect(section.getByText('Oral rehydration salts')).toBeVisible()
    await expect(section.locator('li li')).toHaveCount(24)
    await expect(section.locator('input').filter({ visible: true })).toHaveCount(0)
  })
})
