import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { field } from './enquiryForm.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

async function expectNoViolations(page: Page, section: string) {
  const { violations } = await new AxeBuilder({ page }).include(section).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

test('a manufacturer takes out the documents at hand, chooses the states, and asks about both', async ({
  page,
}) => {
  await page.goto('/services/nafdac')
  await hydrated(page)
  const documents = page.locator('#documents')
  const binders = documents.locator('li > label > [aria-hidden]')
  // Its corner too, where the boxes of all binders are.
  await binders.first().click({ position: { x: 6, y: 2 } })
  const dossier = documents.getByRole('checkbox', { name: /^Product dossier/ })
  await expect(dossier).toBeChecked()
  await expect(documents.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expectNoViolations(page, '#documents')
  await page.reload()
  await hydrated(page)
  await expect(dossier).toBeChecked()
  await documents.getByRole('link', { name: 'Ask About What Is Missing' }).click()
  await expect(field(page, 'service')).toHaveValue('NAFDAC Registration')
  await expect(field(page, 'message')).toHaveValue(/^We have 1 of the 8 documents .*\n- Notarized/)

  await page.goto('/services/waho#c=GH')
  await hydrated(page)
  const countries = page.locator('#countries')
  await expect(countries.getByRole('checkbox', { name: 'Ghana' })).toBeChecked()
  await countries.getByRole('checkbox', { name: 'Guinea', exact: true }).check()
  await countries.getByRole('checkbox', { name: 'Mali' }).check()
  await expect(countries.getByRole('status')).toContainText('1 regional file, 3 national')
  await expect(page).toHaveURL(/#c=GH,GN,ML$/)
  await expectNoViolations(page, '#countries')
  await countries.getByRole('link', { name: 'Ask About These States' }).click()
  await expect(field(page, 'message')).toHaveValue(
    /^We have 1 of the 8 documents[\s\S]*\n\nWe would like .* Ghana, Guinea and Mali\./,
  )
})

test('documents that are missing come into the message, also if the application was slow', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/services/nafdac')
  const documents = page.locator('#documents')
  await documents.getByRole('checkbox', { name: /^Product dossier/ }).press('Space')
  await documents.getByRole('link', { name: 'Ask About What Is Missing' }).click()
  release()
  await expect(page).toHaveURL(/\/contact\?service=/)
  await expect(field(page, 'message')).toHaveValue(/^We have 1 of the 8 documents .*\n- Notarized/)
})
