import type { Page } from 'playwright/test'
import { supabaseAddress } from '../support/e2eSupabase.ts'
import { field, fill, rowsOf, submit, success, unique } from './enquiryForm.ts'
import { hydrated, isHydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

/** Modules that a deployment has removed while a visitor is reading: their requests get 404 until the next document. */

test.use({ supabase: supabaseAddress })

// What Chromium logs about a module that is missing.
test.afterEach(({ complaints }) => {
  const others = complaints.filter((text) => !text.includes('404'))
  complaints.splice(0, complaints.length, ...others)
})

/** Removes files, until the next document is loaded or for good. Returns the number of documents requested since. */
async function remove(page: Page, files: string, { forGood = false } = {}) {
  let documents = 0
  await page.route(files, (route) =>
    documents < 2 || forGood ? route.fulfill({ status: 404 }) : route.continue(),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

test('the application: the page is loaded again, with its address and place', async ({ page }) => {
  // Without a fragment: after a reload, Chromium shows either the place or the fragment.
  const address = '/services/nafdac?from=mail'
  const application = '**/assets/entry-client-*.js'
  const documents = await remove(page, application)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(application, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(address)
  await page.evaluate(() => window.scrollBy(0, 200))
  const place = await page.evaluate(() => window.scrollY)
  release()
  await hydrated(page)
  expect(documents()).toBe(2)
  await expect(page).toHaveURL(address)
  // The browser restores the place some time after it has loaded the document.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('the application, for good: the page is loaded once more, and stays', async ({
  page,
  complaints,
}) => {
  const documents = await remove(page, '**/assets/entry-client-*.js', { forGood: true })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/fr/contact')
  await field(page, 'message').fill('Six palettes')
  release()
  await expect(page.getByText('Une erreur inattendue')).toBeVisible()
  await expect(field(page, 'message')).toHaveValue('Six palettes')
  expect(documents()).toBe(2)
  expect(complaints.splice(0).join()).toContain('The application could not be loaded')
})

test('the form: what was typed and chosen is there when the page is loaded again', async ({
  page,
}) => {
  const documents = await remove(page, '**/assets/ContactForm-*.js')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/ContactForm-*.js', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/contact?service=GMP%20Certification')
  await field(page, 'firstName').fill('Ama')
  await field(page, 'message').fill('Six pallets')
  release()
  await isHydrated(page)
  expect(documents()).toBe(2)
  await expect(field(page, 'firstName')).toHaveValue('Ama')
  await expect(field(page, 'message')).toHaveValue('Six pallets')
  await expect(field(page, 'service')).toHaveValue('GMP Certification')
})

test('the code for sending: the enquiry is sent when the page is loaded again', async ({
  page,
}) => {
  const enquiry = unique()
  const documents = await remove(page, '**/assets/sendEnquiry-*.js')
  await page.goto('/pt/contact')
  await hydrated(page)
  await fill(page, enquiry)
  await submit(page).click()
  await expect(success(page)).toContainText('Mensagem enviada')
  expect(documents()).toBe(2)
  await expect(page).toHaveURL('/pt/contact')
  expect(await rowsOf(enquiry.email)).toHaveLength(1)
})

test('the code for sending, for good: the page is loaded once and reports the failure', async ({
  page,
  complaints,
}) => {
  const documents = await remove(page, '**/assets/sendEnquiry-*.js', { forGood: true })
  await page.goto('/contact')
  await hydrated(page)
  const enquiry = unique()
  await fill(page, enquiry)
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('An unexpected error occurred')
  await expect(field(page, 'message')).toHaveValue(enquiry.message)
  expect(documents()).toBe(2)
  expect(complaints.splice(0).join()).toContain('The enquiry could not be sent')
})

test('the search: its page is loaded, and opens it', async ({ page }) => {
  const documents = await remove(page, '**/assets/dialog-*.js')
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search#q')
  await page.getByRole('dialog').getByRole('searchbox').fill('trademark')
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
  expect(documents()).toBe(2)
})

test('pages: each is loaded as a document, also for the second time', async ({ page }) => {
  let address = ''
  page.on('request', (request) => {
    if (request.isNavigationRequest()) address = new URL(request.url()).pathname
  })
  // All pages but that of the document.
  await page.route('**/content/*/en/{about,faq,services}.js', (route) =>
    route.request().url().endsWith(`${address}.js`)
      ? route.continue()
      : route.fulfill({ status: 404 }),
  )
  await page.goto('/about')
  for (const path of ['/faq', '/services', '/faq']) {
    await hydrated(page)
    await page.getByRole('banner').locator(`a[href="${path}"]`).first().click()
    await expect.poll(() => address).toBe(path)
    await expect(page).toHaveURL(path)
  }
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
