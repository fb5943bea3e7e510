import type { Page } from 'playwright/test'
import { addressOf } from '../../shared/content/addresses/addresses.ts'
import { languages } from '../../shared/languages.ts'
import { supabaseAddress } from '../support/e2eSupabase.ts'
import { translate } from '../support/translator.ts'
import { failure, field, fill, rowsOf, submit, success, unique, valuesOf } from './enquiryForm.ts'
import { hydrated, isHydrated } from './hydrated.ts'
import { expect, renderedAnew, test } from './test.ts'

/** What browsers' translators and extensions do to pages. */

test.use({ supabase: supabaseAddress })

const translated = (page: Page) => page.locator('body').evaluate(translate)

// React has rendered the documents anew that were changed before hydration.
test.afterEach(({ complaints }) => {
  const others = complaints.filter((text) => !text.startsWith(renderedAnew))
  complaints.splice(0, complaints.length, ...others)
})

/** The page's text without the dates of today, which documents do not have before their scripts run. */
const textOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const date of copy.querySelectorAll('[data-today]')) date.remove()
    return copy.textContent
  })

/** Chooses a language in the menu without scrolling. */
async function choose(page: Page, name: string) {
  const menu = page.locator('[data-language-menu]')
  await menu.locator('summary').click()
  await menu.getByRole('button', { name }).click()
}

// tests/translatedPages.test.tsx has all pages.
for (const path of ['/', '/contact', '/services/ecowas'])
  test(`translated by the browser, ${path} changes to each language`, async ({ page }) => {
    const expected = new Map<string, string>()
    for (const { code } of languages) {
      await page.goto(addressOf(path, code))
      expected.set(code, await textOf(page))
    }
    await page.goto(path)
    await translated(page)
    await hydrated(page)
    for (const { code, name } of languages.toReversed()) {
      await translated(page)
      await choose(page, name)
      await expect(page).toHaveURL(addressOf(path, code))
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect.poll(() => textOf(page)).toBe(expected.get(code))
    }
  })

test('a translated site is walked through: menu, questions, search, another page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await holdApplication(page)
  await page.goto('/faq')
  await translated(page)
  const question = page.locator('main details').nth(2)
  await question.locator('summary').click()
  release()
  await isHydrated(page)
  await expect(question).toHaveAttribute('open')
  await translated(page)
  await page.locator('[data-mobile-menu] > summary').click()
  await translated(page)
  await page.locator('[data-mobile-menu]').getByRole('link', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog')
  for (const [query, title] of [
    ['prequalification', 'WHO'],
    ['trademark', 'Trademark'],
  ] as const) {
    await translated(page)
    await dialog.getByRole('searchbox').fill(query)
    await expect(dialog.locator('.search-group li').first()).toContainText(title)
    await expect(dialog.locator('mark').first()).not.toBeEmpty()
  }
  await translated(page)
  await dialog.locator('.search-group a').first().click()
  await expect(page).toHaveURL(/trademark/)
})

test('a translated form names each fault and sends', async ({ page }) => {
  const enquiry = unique()
  await page.goto('/contact')
  await hydrated(page)
  const submitWith = async (values: Partial<typeof enquiry>) => {
    await translated(page)
    await fill(page, { ...enquiry, ...values })
    await submit(page).click()
  }
  const limit = (length: number) => `${length}\u00a0/\u00a050`
  await submitWith({ firstName: 'a'.repeat(55) })
  await expect(page.locator('#form [id$=issue]')).toContainText(limit(55))
  await submitWith({ firstName: 'a'.repeat(60) })
  await expect(page.locator('#form [id$=issue]')).toContainText(limit(60))
  await submitWith({ firstName: '' })
  await expect(failure(page)).toHaveText('Validation ErrorFirst name is required')
  await submitWith({ message: 'Short' })
  await expect(failure(page)).toContainText('at least 10 characters')
  await translated(page)
  await choose(page, 'Français')
  await expect(failure(page)).toContainText('au moins 10 caractères')
  await submitWith({})
  await expect(success(page)).toContainText('Message envoyé')
  expect(await rowsOf(enquiry.email)).toHaveLength(1)
})

/** What extensions do to the form. Each change leaves a document that React cannot hydrate, or can. */
const changes: Record<string, () => void> = {
  'an element after a field': () =>
    document.querySelector('[name=email]')?.after(document.createElement('div')),
  'an element before the message': () =>
    document.querySelector('[name=message]')?.before(document.createElement('grammarly-extension')),
  'a link around the telephone number': () => {
    for (const number of document.querySelectorAll('a[href^=tel]')) {
      const link = document.createElement('span')
      link.append(...number.childNodes)
      number.append(link)
    }
  },
  'a wrapped field': () => {
    const input = document.querySelector('[name=firstName]')
    const wrapper = document.createElement('div')
    input?.replaceWith(wrapper)
    if (input) wrapper.append(input)
  },
  'a button in the form and a field before it': () => {
    document.querySelector('form')?.prepend(document.createElement('button'))
    document.querySelector('form')?.before(document.createElement('input'))
  },
  'a removed element': () => document.querySelector('footer ul')?.remove(),
  'attributes on the fields': () => {
    for (const input of document.querySelectorAll('input')) input.dataset.keeper = 'locked'
  },
  'an element at the start of the page': () =>
    document.getElementById('root')?.prepend(document.createElement('div')),
}

/** Holds the application of the next document back, until the returned function is called. */
async function holdApplication(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Writes into the form before the application runs, and expects all of it afterwards. */
async function expectKept(page: Page, change: () => Promise<void>) {
  const release = await holdApplication(page)
  await page.goto('/contact?service=GMP%20Certification')
  await change()
  await field(page, 'firstName').fill('Ama')
  await field(page, 'service').selectOption('Madrid Protocol')
  await page.locator('[data-language-menu] > summary').click()
  await field(page, 'message').click()
  await page.keyboard.type('Six pallets')
  for (let moves = 0; moves < 8; moves++) await page.keyboard.press('ArrowLeft')
  const draft = await page.evaluate(() => localStorage.getItem('enquiry-draft'))
  expect(draft).toContain('Six pallets')
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)

  release()
  await isHydrated(page)
  expect(await valuesOf(page)).toMatchObject({
    firstName: 'Ama',
    service: 'Madrid Protocol',
    message: 'Six pallets',
  })
  await expect(field(page, 'message')).toBeFocused()
  await page.keyboard.type('ty')
  await expect(field(page, 'message')).toHaveValue('Sixty pallets')
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await submit(page).click()
  await expect(failure(page)).toContainText('valid email')
}

for (const [what, change] of Object.entries(changes))
  test(`what is typed before hydration is kept: ${what}`, async ({ page }) => {
    await expectKept(page, async () => {
      await page.evaluate(change)
    })
  })

test('what is typed before hydration is kept in a translated form', async ({ page }) => {
  await expectKept(page, () => translated(page))
})

test('a page that fails is loaded as a document at its address, once', async ({
  page,
  complaints,
}) => {
  await page.goto('/services')
  await hydrated(page)
  // React removes the element from where it was.
  const wrap = () => {
    const main = document.querySelector('main')
    const wrapper = document.createElement('div')
    main?.replaceWith(wrapper)
    if (main) wrapper.append(main)
  }
  await page.evaluate(wrap)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => documents).toBe(1)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A Ghanaian company at work in 12 African countries',
  )
  expect(complaints.splice(0)).toEqual([expect.stringContaining('NotFoundError')])
})
