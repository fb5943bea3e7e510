import { expect, test } from './test.ts'

test('a chosen language is shown, survives reload and navigation', async ({ page }) => {
  await page.goto('/about')
  const menu = page.locator('[data-language-menu]')
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('[data-translate="nav.home"]').first()).toHaveText('Accueil')
  await expect(menu.locator('summary')).toContainText('Français')
  expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('fr')

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(
    page.locator('[data-translate="servicesPage:sections[_key==\\"core\\"].heading"]'),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('a chosen language is announced in that language', async ({ page }) => {
  await page.goto('/about')
  const english = await page.title()
  const menu = page.locator('[data-language-menu]')
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page).not.toHaveTitle(english)
  await expect(page.locator('#root > [role=status]')).toHaveText(await page.title())
})

test('where English stands in on a French page it says so', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'))
  await page.goto('/services/gmp')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('[data-translate="service-gmp:hero.text"]')).toHaveAttribute(
    'lang',
    'en',
  )
  await expect(page.locator('main [lang="en"]')).toHaveCount(1)
})

test('a stored language that does not exist counts as English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferred-language', '{"x":'))
  await page.goto('/')
  await page.mouse.move(100, 100)
  await expect.poll(() => page.evaluate(() => window.earlyClicks)).toBeNull()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('[data-translate="nav.home"]').first()).toHaveText('Home')
})
