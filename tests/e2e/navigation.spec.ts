import type { Page } from 'playwright/test'
import { translate } from '../support/translator.ts'
import { demoPaths } from './demoPaths.ts'
import { hydrated, isHydrated } from './hydrated.ts'
import { saveData } from './saveData.ts'
import { expect, test } from './test.ts'

test('the header leads to every main page and marks where the visitor is', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const [name, path] of [
    ['Services', '/services'],
    ['About', '/about'],
    ['FAQ', '/faq'],
    ['Contact', '/contact'],
    ['Home', '/'],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(header.locator('nav:visible [aria-current="page"]')).toHaveText(name)
  }
})

test('moving between pages loads no document, moves focus and starts at the top', async ({
  page,
}) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  await page.goto('/services')
  await hydrated(page)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.locator('footer').getByRole('link', { name: 'About' }).click()
  await expect(page.locator('#story')).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveTitle(/About/)
  expect(documents).toBe(1)
})

test('the next page is loaded when the pointer is on its link, also before the application is there', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const loaded = page.waitForResponse(/\/content\/[0-9a-f]{12}\/en\/about\.js$/)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).hover()
  expect((await loaded).ok()).toBe(true)
  release()
})

/** Collects the paths of requests, with the purpose of prefetches. */
function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const purpose = request.headers()['sec-purpose'] ?? ''
    requests.push(`${purpose} ${new URL(request.url()).pathname}`.trim())
  })
  return requests
}

const aboutModule = expect.stringMatching(/^\/content\/[0-9a-f]{12}\/en\/about\.js$/)

test('the content of links in view is loaded once the application is there, and no document', async ({
  page,
}) => {
  const requests = requestsOf(page)
  await page.goto('/')
  await hydrated(page)
  await expect.poll(() => requests).toContainEqual(aboutModule)
  expect(requests).not.toContainEqual(expect.stringMatching(/^prefetch \//))
})

test('links of sections are preloaded in a page that was opened by a link, too', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
  const link = page.locator('#regulatory a[href^="/services/"]').first()
  const slug = (await link.getAttribute('href'))?.split('/').at(-1)
  const loaded = page.waitForRequest((request) =>
    new RegExp(`/content/[0-9a-f]{12}/en/services/${slug}\\.js$`).test(request.url()),
  )
  await link.evaluate((element) => element.scrollIntoView())
  await loaded
})

test('where data is to be saved, the application is loaded for buttons, not for links', async ({
  page,
}) => {
  await saveData(page)
  const requests = requestsOf(page)
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'FAQ' })
  await link.hover()
  await link.click()
  await expect(page).toHaveURL('/faq')
  await page.locator('main summary').first().click()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  expect(requests).not.toContainEqual(expect.stringContaining('prefetch'))
  expect(requests).not.toContainEqual(expect.stringContaining('/content/'))

  await page.locator('[data-language-menu] summary').click()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page).toHaveURL('/fr/faq')
  await isHydrated(page)
})

/** The shortest ways to scroll, after which many visitors do nothing before they follow a link. */
const scrolls: Record<string, (page: Page) => Promise<void>> = {
  'the wheel': (page) => page.mouse.wheel(0, 900),
  'a key': (page) => page.keyboard.press('End'),
  'a script': (page) => page.evaluate(() => scrollTo(0, 700)),
}

/** Scrolls, and waits until the page stands still. */
async function scrolled(page: Page, scroll: (page: Page) => Promise<void>): Promise<number> {
  await scroll(page)
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    let top = -1
    while (scrollY === 0 || scrollY !== top) {
      top = scrollY
      for (let frames = 0; frames < 5; frames += 1) await frame()
    }
    return top
  })
}

const top = (page: Page) => page.evaluate(() => scrollY)

/** Follows a link of the header by an event, because a click would scroll to it. */
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).dispatchEvent('click')

for (const [way, scroll] of Object.entries(scrolls)) {
  test(`back and forward return to where ${way} has led, also before the application runs`, async ({
    page,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/services')
    const before = await scrolled(page, scroll)
    release()
    await isHydrated(page)
    await follow(page, 'About')
    await expect(page.locator('#story')).toBeVisible()
    const onAbout = await scrolled(page, () => page.evaluate(() => scrollTo(0, 500)))
    await page.goBack()
    await expect(page).toHaveURL('/services')
    await expect.poll(() => top(page)).toBe(before)
    await page.goForward()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => top(page)).toBe(onAbout)
  })
}

test('back after a reload returns to where the visitor was, with what was opened', async ({
  page,
}) => {
  await page.goto('/faq')
  await hydrated(page)
  const questions = page.locator('main li > details')
  for (const index of [1, 4, 7]) await questions.nth(index).locator('summary').click()
  const before = await scrolled(page, (page) => page.mouse.wheel(0, 500))
  await follow(page, 'About')
  await expect(page.locator('#story')).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(page.locator('main li > details[open]')).toHaveCount(3)
  await expect.poll(() => top(page)).toBe(before)
})

test('back finds opened questions open, also in a page that a translator has changed', async ({
  page,
}) => {
  await page.goto('/faq')
  const questions = page.locator('main li > details')
  await questions.nth(2).locator('summary').click()
  await isHydrated(page)
  await page.locator('body').evaluate(translate)
  await questions.nth(5).locator('summary').click()
  await follow(page, 'About')
  await expect(page.locator('#story')).toBeVisible()
  await page.goBack()
  await expect(page.locator('main li > details[open]')).toHaveCount(2)
  for (const index of [2, 5]) await expect(questions.nth(index)).toHaveAttribute('open')
  // A new visit begins with all of them closed.
  await follow(page, 'About')
  await follow(page, 'FAQ')
  await expect(questions.first()).toBeVisible()
  await expect(page.locator('main li > details[open]')).toHaveCount(0)
})

test('the mobile menu opens, closes on a link and on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const menu = page.locator('[data-mobile-menu]')
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  await menu.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(menu).not.toHaveAttribute('open')
  await hydrated(page)
  await menu.locator('summary').click()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
})

test('opening the mobile menu moves nothing in the header', async ({ page }) => {
  const menu = page.locator('[data-mobile-menu] summary')
  const boxes = async () => [
    await page.locator('header a[href] svg + span').first().boundingBox(),
    await menu.boundingBox(),
  ]
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    const before = await boxes()
    await menu.click()
    expect(await boxes(), String(width)).toEqual(before)
  }
})

test('the mobile menu leads to every service, and marks the page and what it belongs to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/services/gmp')
  const menu = page.locator('[data-mobile-menu]')
  await menu.locator('summary').click()
  const services = demoPaths.filter((path) => path.startsWith('/services/'))
  for (const path of services) await expect(menu.locator(`a[href="${path}"]`)).toBeVisible()
  await expect(menu.locator('[aria-current=page]')).toHaveText('GMP')
  await expect(menu.locator('[aria-current=true]')).toHaveText('Services')
})

test('on paper nothing lies over the text, and only the text is there', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/privacy']) {
    await page.goto(path)
    expect(
      await page.locator('body *').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .map(({ outerHTML }) => outerHTML),
      ),
    ).toEqual([])
    for (const control of await page.getByRole('banner').locator('nav, summary, a').all())
      if ((await control.getAttribute('href')) !== '/') await expect(control).toBeHidden()
    await expect(page.getByText('Skip to content')).toBeHidden()
    await expect(page.locator('h1')).toBeVisible()
  }
})

test('a page change is announced to screen readers', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const announcement = page.locator('#root > [role=status]')
  await expect(announcement).toBeEmpty()
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveTitle(/FAQ|Questions/)
  await expect(announcement).toHaveText(await page.title())
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(announcement).toHaveText(await page.title())
})

test('each question of the FAQ opens and closes on its own', async ({ page }) => {
  await page.goto('/faq')
  const questions = page.locator('main li > details')
  await questions.nth(0).locator('summary').click()
  await questions.nth(4).locator('summary').click()
  await expect(page.locator('main li > details[open]')).toHaveCount(2)
  await questions.nth(0).locator('summary').click()
  await expect(page.locator('main li > details[open]')).toHaveCount(1)
  await expect(questions.nth(4)).toHaveAttribute('open')
})

test('the assessment check alerts, then leads to the contact form after two seconds', async ({
  page,
}) => {
  // A stopped clock makes the test independent of the machine's speed.
  await page.clock.install({ time: '2026-01-01T08:00:00Z' })
  await page.goto('/services/ama')
  await page.clock.pauseAt('2026-01-01T09:00:00Z')
  const dialog = page.waitForEvent('dialog')
  const click = page.getByRole('button', { name: 'Assessment Check' }).click()
  const alert = await dialog
  expect(alert.type()).toBe('alert')
  expect(alert.message()).toContain('Harmonization Assessment')
  await alert.accept()
  await click
  await page.clock.fastForward(1900)
  await expect(page).toHaveURL('/services/ama')
  await page.clock.fastForward(200)
  await expect(page).toHaveURL('/contact')
})

const nigeria = (page: Page) => page.locator('#hero li').getByRole('link', { name: 'Nigeria' })

for (const [what, reach] of [
  ['the mouse rests on', (page: Page) => page.locator('main svg use[href$="#NG"]').hover()],
  ['the mouse rests on, by its name,', (page: Page) => nigeria(page).hover()],
  ['has the focus', (page: Page) => nigeria(page).focus()],
] as const)
  test(`the country that ${what} before the application is there is answered`, async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await held
      await route.fallback()
    })
    await page.goto('/')
    await reach(page)
    release()
    await expect(page.getByRole('status').filter({ hasText: 'Abuja' })).toBeVisible()
  })

test('a button pressed before the application is there still acts', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/services/ama')
  await page.getByRole('button', { name: 'Assessment Check' }).click()
  const dialog = page.waitForEvent('dialog')
  release()
  await (await dialog).accept()
})

test.describe('an unknown address', () => {
  test('shows the not-found page with status 404 and logs the path', async ({
    page,
    complaints,
  }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such'))
    const response = await page.goto('/no/such')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('404')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await hydrated(page)
    await logged
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    // The head is that of the current page, which search engines may list.
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
    // The browser reports the document's status as an error.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
  })
})
