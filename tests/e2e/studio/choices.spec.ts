import { pageAt } from './contentLake.ts'
import { patient } from './patient.ts'
import { open } from './studio.ts'
import { expect, test } from './test.ts'

test('sections and icons are chosen by sight', async ({ page }) => {
  await open(page, await pageAt('/services/gmp'))
  const icon = page.getByTestId('field-icon')
  await patient(icon.getByRole('button', { name: 'Leaf' })).toBeEnabled()
  await icon.getByRole('button', { name: 'Leaf' }).click()
  await patient(icon.getByRole('button', { name: 'Leaf' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByTestId('field-sections').getByTestId('add-multiple-object-button').last().click()
  const menu = page.getByRole('menuitem')
  await patient(menu.filter({ hasText: 'Milestones' })).toBeVisible()
  for (const entry of await menu.all()) {
    const picture = entry.locator('img')
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )
  }
})
