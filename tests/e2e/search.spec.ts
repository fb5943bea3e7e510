import { hydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

test('a visitor types, counts what is found, and goes to a section by the keyboard', async ({
  page,
}) => {
  await page.goto('/search')
  await hydrated(page)
  const field = page.getByRole('searchbox')
  const status = page.getByRole('main').getByRole('status')
  await field.fill('xylophone')
  await expect(status).toContainText('No page contains these words')
  await expect(page.getByRole('main').getByRole('link', { name: '@' })).toBeVisible()
  await field.fill('documents for nafdac')
  await expect(status).toHaveText(/^\d+ pages?$/)
  await field.press('Enter')
  await expect(status).toBeFocused()
  await expect(page).toHaveURL('/search?q=documents+for+nafdac')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('heading', { level: 3 }).getByRole('link').first()).toBeFocused()
  const section = page.getByRole('link', { name: 'Required documents' }).first()
  await section.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/nafdac#documents')
  await page.goBack()
  await expect(field).toHaveValue('documents for nafdac')
  await expect(status).toHaveText(/^\d+ pages?$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search lists all pages', async ({ page }) => {
    await page.goto('/fr/search')
    await page.getByRole('main').getByRole('link', { name: 'Enregistrement NAFDAC' }).click()
    await expect(page).toHaveURL('/fr/services/nafdac')
  })
})
