import { AxeBuilder } from '@axe-core/playwright'
import type { Request } from 'playwright/test'
import { translate } from '../support/translator.ts'
import { hydrated, isHydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

test('a visitor asks over any page by the keyboard, reads the answer, and comes back to where he was', async ({
  page,
  context,
}) => {
  const requests: string[] = []
  const requested = (request: Request) => requests.push(request.url())
  await page.goto('/about')
  await hydrated(page)
  const link = page.getByRole('main').getByRole('link').first()
  await link.focus()
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('searchbox')
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('link', { name: '+233' })).toHaveAttribute('href', /^tel:\+/)
  await expect(dialog.getByRole('link', { name: 'GMP Certification', exact: true })).toBeVisible()
  // All is loaded: nothing more is requested, also by typing.
  await field.pressSequentially('how long does NAFDAC registration take')
  const status = dialog.getByRole('status')
  await expect(status).toContainText('240 working days')
  await expect(status).toContainText(/\d+ pages$/)
  const axe = new AxeBuilder({ page }).include('dialog')
  expect((await axe.analyze()).violations.map(({ id }) => id)).toEqual([])
  page.on('request', requested)
  await context.setOffline(true)
  await field.fill('do you deliver to South Sudan')
  await expect(status).toContainText('Not among the 12 countries')
  await expect(dialog.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  expect(requests).toEqual([])
  page.off('request', requested)
  // The browser has translated all of it.
  await page.evaluate(`(${translate})(document.body)`)
  await field.fill('documents for nafdac')
  await expect(dialog.locator('mark').first()).toBeVisible()
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await field.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL('/about')

  await page.keyboard.press('/')
  await field.fill('documents for nafdac')
  await expect(dialog.getByRole('link', { name: 'Required documents' }).first()).toBeVisible()
  await field.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/nafdac#documents')
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a visitor on a phone asks before the application has started, and goes on after it has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/fr')
  const dialog = page.getByRole('dialog', { name: 'Recherche' })
  const field = dialog.getByRole('searchbox')
  const open = () => page.getByRole('banner').getByRole('link', { name: 'Recherche' }).click()
  await open()
  await expect(field).toBeFocused()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog).toBeHidden()
  await open()
  await field.fill('qui appeler la nuit')
  await expect(dialog.getByRole('link', { name: '+233' }).first()).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText('page')
  release()
  await isHydrated(page)
  await expect(field).toHaveValue('qui appeler la nuit')
  await dialog.getByRole('link', { name: 'Coordonnées' }).first().click()
  await expect(page).toHaveURL('/fr/contact#info')
  await expect(dialog).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search lists all pages', async ({ page }) => {
    await page.goto('/fr/search')
    await page.getByRole('main').getByRole('link', { name: 'Enregistrement NAFDAC' }).click()
    await expect(page).toHaveURL('/fr/services/nafdac')
  })
})
