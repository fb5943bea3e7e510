import type { Locator, Page } from 'playwright/test'
import { field } from './enquiryForm.ts'
import { hydrated } from './hydrated.ts'
import { saveData } from './saveData.ts'
import { expect, test } from './test.ts'

const html = (page: Page) => page.locator('html')
const header = (page: Page) => page.getByRole('banner')
const storedLanguage = (page: Page) =>
  page.evaluate(() => localStorage.getItem('preferred-language'))

/** Clicks without scrolling, because Playwright scrolls the page to an element in a sticky header. */
const click = (target: Locator) => target.evaluate((element: HTMLElement) => element.click())

/** Chooses a language in the menu, by its own name. */
async function choose(page: Page, name: string) {
  await hydrated(page)
  const menu = page.locator('[data-language-menu]')
  await click(menu.locator('summary'))
  await click(menu.getByRole('button', { name }))
}

const store = (page: Page, language: string) =>
  page.addInitScript((value) => localStorage.setItem('preferred-language', value), language)

test('a chosen language has its address, and survives reload and navigation', async ({ page }) => {
  await page.goto('/about?from=mail#values')
  await choose(page, 'Français')
  await expect(html(page)).toHaveAttribute('lang', 'fr')
  await expect(page).toHaveURL('/fr/about?from=mail#values')
  await expect(header(page).locator('nav a').first()).toHaveText('Accueil')
  await expect(page.locator('[data-language-menu] summary')).toContainText('Français')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/about$/)
  expect(await storedLanguage(page)).toBe('fr')

  await page.reload()
  await expect(html(page)).toHaveAttribute('lang', 'fr')
  await header(page).getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page).toHaveURL('/fr/services')
  await expect(page.locator('#core h2')).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'fr')
})

test('a chosen language is announced in that language', async ({ page }) => {
  await page.goto('/about')
  const english = await page.title()
  // Before hydration.
  const menu = page.locator('[data-language-menu]')
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Français' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'fr')
  await expect(page).not.toHaveTitle(english)
  await expect(page.locator('#root > [role=status]')).toHaveText(await page.title())
})

test('where English stands in on a French page it says so', async ({ page }) => {
  await page.goto('/fr/services/gmp')
  await expect(page.locator('h1 + [data-translate]')).toHaveAttribute('lang', 'en')
  await expect(page.locator('main [lang="en"]')).toHaveCount(1)
})

test('a stored language that does not exist counts as English', async ({ page }) => {
  await store(page, '{"x":')
  await page.goto('/')
  await hydrated(page)
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await expect(header(page).locator('nav a').first()).toHaveText('Home')
})

test('a shared French link is French for whoever has chosen English, and stays so', async ({
  page,
}) => {
  await store(page, 'en')
  await page.goto('/fr/services')
  await hydrated(page)
  await header(page).getByRole('link', { name: 'À propos' }).click()
  await expect(page).toHaveURL('/fr/about')
  await header(page).getByRole('link', { name: 'Accra Pharmaceutical Services' }).click()
  await expect(page).toHaveURL('/fr')
  await expect(header(page).locator('nav:visible [aria-current="page"]')).toHaveText('Accueil')
  await expect(html(page)).toHaveAttribute('lang', 'fr')
  expect(await storedLanguage(page)).toBe('en')
})

test('a shared English link turns to the language that was chosen', async ({ page }) => {
  await store(page, 'pt')
  await page.goto('/services/who')
  await expect(html(page)).toHaveAttribute('lang', 'pt')
  await expect(page).toHaveURL('/pt/services/who')
  expect(await page.evaluate(() => history.length)).toBe(2)
})

test('a switch keeps what is typed, the place on the page and the open questions', async ({
  page,
}) => {
  await page.goto('/contact')
  await field(page, 'firstName').fill('Ama')
  await field(page, 'message').fill('A message in the middle')
  await expect(field(page, 'message')).toBeInViewport()
  await choose(page, 'Português')
  await expect(page).toHaveURL('/pt/contact')
  await expect(page.locator('#form [data-translate="submit.idle"]')).toHaveText(/Enviar/)
  await expect(field(page, 'firstName')).toHaveValue('Ama')
  await expect(field(page, 'message')).toHaveValue('A message in the middle')
  await expect(page.locator('[data-language-menu] summary')).toBeFocused()
  // The text on screen stays in place, although texts above it change their length.
  await expect(field(page, 'message')).toBeInViewport()

  await page.goto('/faq')
  const question = page.locator('main details').nth(3)
  await question.locator('summary').click()
  await choose(page, 'English')
  await choose(page, 'Français')
  await expect(page).toHaveURL('/fr/faq')
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(question).toHaveAttribute('open')
})

test('what is typed before the form’s code is there is kept when the language turns', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/ContactForm*.js', async (route) => {
    await held
    await route.continue()
  })
  await store(page, 'fr')
  await page.goto('/contact')
  await field(page, 'message').pressSequentially('Bonjour')
  release()
  await expect(page).toHaveURL('/fr/contact')
  await expect(page.locator('#form [data-translate="submit.idle"]')).toHaveText(/Envoyer/)
  await expect(field(page, 'message')).toHaveValue('Bonjour')
  await expect(field(page, 'message')).toBeFocused()
})

test('back and forward across a switch lead to the pages that were shown', async ({ page }) => {
  await page.goto('/services')
  await hydrated(page)
  await header(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.locator('#milestones').scrollIntoViewIfNeeded()
  await choose(page, 'Français')
  await expect(page).toHaveURL('/fr/about')
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await click(header(page).getByRole('link', { name: 'FAQ' }))
  await expect(page).toHaveURL('/fr/faq')

  await page.goBack()
  await expect(page).toHaveURL('/fr/about')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  // Opened in English before French was chosen.
  await page.goBack()
  await expect(page).toHaveURL('/fr/services')
  await expect(html(page)).toHaveAttribute('lang', 'fr')
  await page.goForward()
  await expect(page).toHaveURL('/fr/about')
  await page.goForward()
  await expect(page).toHaveURL('/fr/faq')
  expect(await page.evaluate(() => history.length)).toBe(4)
})

test('a choice is followed in another tab, where the visitor is typing', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/contact')
  const message = field(other, 'message')
  await message.pressSequentially('Bonjour')

  await page.goto('/about')
  await choose(page, 'Français')
  await expect(html(other)).toHaveAttribute('lang', 'fr')
  await expect(other).toHaveURL('/fr/contact')
  await expect(message).toBeFocused()
  await message.pressSequentially(' !')
  await expect(message).toHaveValue('Bonjour !')
  await expect(message).toBeInViewport()
})

test('where data is to be saved, a switch loads the page in that language and nothing else', async ({
  page,
}) => {
  await saveData(page)
  await page.goto('/about')
  // Starts the application, which movements do not start here.
  await page.locator('[data-language-menu] summary').click()
  await page.getByRole('button', { name: 'Português' }).click()
  await expect(page).toHaveURL('/pt/about')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await choose(page, 'Français')
  await expect(page).toHaveURL('/fr/about')
  const names = loaded
    // Browsers load the icon at any time, and the menu's flags when it opens.
    .filter((path) => path !== '/favicon.svg' && !path.startsWith('/flags/'))
    .map((path) => path.replace(/[0-9a-f]{12}/, '<hash>'))
  expect(names.toSorted()).toEqual([
    '/content/<hash>/fr/about.js',
    '/content/<hash>/fr/site.js',
    '/content/fr.js',
  ])
  loaded.length = 0
  await choose(page, 'English')
  await expect(page).toHaveURL('/about')
  expect(loaded.filter((path) => path.startsWith('/content/'))).toEqual([])
})

test('without a connection the page stays as it is and says so', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/contact')
  await field(page, 'firstName').fill('Ama')
  await hydrated(page)
  await context.setOffline(true)
  await choose(page, 'Français')
  await expect(page.getByText('could not be loaded in Français')).toBeVisible()
  await expect(page).toHaveURL('/contact')
  await expect(html(page)).toHaveAttribute('lang', 'en')

  await context.setOffline(false)
  await choose(page, 'Français')
  await expect(page).toHaveURL('/fr/contact')
  await expect(page.getByRole('alert').filter({ hasText: 'Français' })).toHaveCount(0)
  await expect(field(page, 'firstName')).toHaveValue('Ama')
  // The browser logs failed requests.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('DISCONNECTED')
})

test('a choice that loads a document, after a deployment, keeps query and fragment', async ({
  page,
  complaints,
}) => {
  await page.goto('/services/nafdac?from=mail#about')
  await hydrated(page)
  const modules = /\/content\/[0-9a-f]{12}\//
  await page.route(modules, (route) => route.abort())
  page.once('framenavigated', () => page.unroute(modules))
  await choose(page, 'Français')
  await expect(page).toHaveURL('/fr/services/nafdac?from=mail#about')
  await expect(html(page)).toHaveAttribute('lang', 'fr')
  complaints.length = 0
})

test('an unknown address below /fr is answered in French', async ({ page, complaints }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/fr/no/such'))
  const response = await page.goto('/fr/no/such')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oups ! Page introuvable' })).toBeVisible()
  await hydrated(page)
  await logged
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL('/fr')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('a document in another language than its address is loaded once more at most, where modules are missing', async ({
  page,
  complaints,
}) => {
  let documents = 0
  // As on a host with one not-found page, and a deployment that has an index before its modules.
  await page.route('/fr/no/such', async (route) => {
    documents += 1
    await route.fulfill({
      response: await route.fetch({ url: new URL('/no/such', route.request().url()).href }),
    })
  })
  await page.route('/content/*/fr/site.js', (route) => route.abort())
  await page.goto('/fr/no/such')
  const failure = page.getByRole('heading', { name: 'This page could not be shown' })
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(failure).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(documents).toBe(2)
  expect(complaints.splice(0)).not.toEqual([])
})

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-CI' })

  test('is offered the French page by one line, and nothing moves', async ({ page }) => {
    await page.addInitScript(() => {
      const noted: { shifts: string[] } = Object.assign(window, { shifts: [] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) noted.shifts.push(JSON.stringify(entry))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/about')
    await expect(html(page)).toHaveAttribute('lang', 'en')
    await hydrated(page)
    const offer = page.getByRole('link', { name: 'Lire cette page en français' })
    await expect(offer).toBeInViewport()
    await expect(page.locator('aside[lang=fr]')).toHaveCount(1)
    expect(await page.evaluate('window.shifts')).toEqual([])
    await offer.click()
    await expect(page).toHaveURL('/fr/about')
    await expect(html(page)).toHaveAttribute('lang', 'fr')
    await expect(offer).toHaveCount(0)
    expect(await storedLanguage(page)).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(html(page)).toHaveAttribute('lang', 'en')
  })

  test('is not asked again once English is chosen', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.locator('aside[lang=fr]').getByRole('button', { name: 'English' }).click()
    await expect(page.locator('aside[lang=fr]')).toHaveCount(0)
    await page.goto('/faq')
    await hydrated(page)
    await expect(page.locator('[data-language-menu] summary')).toContainText('English')
    expect(await storedLanguage(page)).toBe('en')
    await expect(page.locator('aside[lang=fr]')).toHaveCount(0)
  })
})
