import type { Page } from 'playwright/test'
import { supabaseAddress } from '../support/e2eSupabase.ts'
import {
  again,
  direct,
  failure,
  failureTexts,
  field,
  fill,
  phone,
  respondToInserts,
  rowsOf,
  submit,
  success,
  unique,
  valuesOf,
  writeEnquiry,
} from './enquiryForm.ts'
import { hydrated, isHydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

test.use({ supabase: supabaseAddress })

// Chromium reports offline on a machine with only a loopback network, although Supabase responds.
test.beforeEach(({ page }) => page.addInitScript(reportOnLine, true))

function reportOnLine(isOnLine: boolean) {
  Object.defineProperty(Navigator.prototype, 'onLine', {
    configurable: true,
    get: () => isOnLine,
  })
}

const notSubmitted = [
  'Error',
  'Failed to submit your message. Please try again.',
  'Write or call us',
]

/** Expects mail and telephone in the notice, which has the focus. */
async function expectDirectContact(page: Page) {
  const notice = failure(page).locator('> div')
  await expect(notice).toBeFocused()
  const links = notice.getByRole('link')
  await expect(links).toHaveText([/@/, phone])
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
}

async function expectSentOnce(page: Page, { email }: { email: string }) {
  await expect(success(page)).toContainText('Message Sent Successfully!')
  expect(await rowsOf(email)).toHaveLength(1)
}

test('whatever refuses an insert is reported, and nothing typed is lost', async ({ page }) => {
  const enquiry = await writeEnquiry(page)
  for (const status of [400, 401, 403, 409, 429, 500, 503])
    await test.step(`status ${status}`, async () => {
      let tries = 0
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await respondToInserts(page, async (route) => {
        tries += 1
        await held
        await route.fulfill({
          status,
          json: { message: 'refused' },
          headers: { 'Access-Control-Allow-Origin': '*' },
        })
      })
      await submit(page).click()
      // The notice about the last response disappears.
      await expect(failureTexts(page)).toHaveCount(0)
      release()
      await expect(failureTexts(page)).toHaveText(notSubmitted)
      await expectDirectContact(page)
      expect(await valuesOf(page)).toEqual(enquiry)
      await expect(submit(page)).toBeEnabled()
      expect(tries).toBe(1)
    })
})

test('after 15 seconds with a server that hangs the visitor is told', async ({ page }) => {
  const enquiry = unique()
  await page.clock.install({ time: '2026-01-01T08:00:00Z' })
  await page.goto('/contact')
  await fill(page, enquiry)
  await isHydrated(page)
  // A stopped clock makes the test independent of the machine's speed.
  await page.clock.pauseAt('2026-01-01T09:00:00Z')
  const tries: string[] = []
  await respondToInserts(page, async (route) => {
    tries.push(route.request().method())
  })
  await submit(page).click()
  await expect.poll(() => tries.length).toBe(1)
  await page.clock.runFor(14_999)
  await expect(submit(page)).toBeDisabled()
  await page.clock.runFor(1)
  await expect(failureTexts(page)).toHaveText(notSubmitted)
  await expectDirectContact(page)
  expect(await valuesOf(page)).toEqual(enquiry)
  expect(tries).toHaveLength(1)
})

test('a browser that wrongly says it is offline sends all the same', async ({ page }) => {
  await page.addInitScript(reportOnLine, false)
  const enquiry = await writeEnquiry(page)
  await submit(page).click()
  await expectSentOnce(page, enquiry)
})

/** Sends an enquiry without a connection, and again with one. */
async function expectKeptUntilOnline(page: Page, enquiry: ReturnType<typeof unique>) {
  await submit(page).click()
  await expect(failureTexts(page)).toHaveText([
    ...notSubmitted.slice(0, 2),
    'You are offline.',
    'What you wrote is kept on this device. Send it when you are connected again.',
    ...notSubmitted.slice(2),
  ])
  await expectDirectContact(page)
  expect(await valuesOf(page)).toEqual(enquiry)
  await page.context().setOffline(false)
  await submit(page).click()
  await expectSentOnce(page, enquiry)
}

test('offline says so and keeps everything, until the visitor is online again', async ({
  page,
  context,
  complaints,
}) => {
  const enquiry = unique()
  await page.goto('/contact')
  await hydrated(page)
  // Loaded when somebody types, which needs a hydrated form.
  const sender = page.waitForResponse('**/assets/sendEnquiry-*.js')
  await fill(page, enquiry)
  await (await sender).finished()
  await context.setOffline(true)
  await page.evaluate(reportOnLine, false)
  await expectKeptUntilOnline(page, enquiry)
  // Preloaded pages of links in view fail meanwhile.
  complaints.length = 0
})

test('an enquiry written offline is kept too, and sent when the visitor is online', async ({
  page,
  context,
  complaints,
}) => {
  const enquiry = unique()
  await page.goto('/contact')
  await hydrated(page)
  await context.setOffline(true)
  await page.evaluate(reportOnLine, false)
  await fill(page, enquiry)
  await expectKeptUntilOnline(page, enquiry)
  // Failed requests meanwhile.
  complaints.length = 0
})

test('what fails unexpectedly names the telephone', async ({ page, complaints }) => {
  await page.route('**/assets/sendEnquiry-*.js', (route) => route.abort())
  const enquiry = await writeEnquiry(page)
  await submit(page).click()
  await expect(failureTexts(page)).toHaveText([
    'Error',
    `An unexpected error occurred. Please try again or call ${phone}.`,
    'Write or call us',
  ])
  await expectDirectContact(page)
  expect(await valuesOf(page)).toEqual(enquiry)
  complaints.length = 0
})

test('a double click and Enter send one', async ({ page }) => {
  await writeEnquiry(page)
  let tries = 0
  const { promise: pressed, resolve: answer } = Promise.withResolvers<void>()
  await respondToInserts(page, async (route) => {
    tries += 1
    await pressed
    await route.continue()
  })
  await field(page, 'email').press('Enter')
  await submit(page).dblclick({ force: true })
  answer()
  await expect(success(page)).toContainText('Message Sent Successfully!')
  expect(tries).toBe(1)
})

test('a tab closed in the middle loses nothing and repeats nothing', async ({ page, context }) => {
  const enquiry = await writeEnquiry(page)
  const stored = new Promise<void>((resolve) => {
    // The row is stored, but the page gets no response.
    respondToInserts(page, (route) => route.fetch().then(() => resolve()))
  })
  await submit(page).click()
  await stored
  await page.close()

  const next = await context.newPage()
  await next.goto('/contact')
  await expect(field(next, 'message')).toHaveValue(enquiry.message)
  await submit(next).click()
  await expectSentOnce(next, enquiry)
})

test('a draft survives reload, back, another page and a crash, and is gone after success', async ({
  page,
  context,
}) => {
  const enquiry = unique()
  const isFilled = async (where: Page) => {
    await expect(field(where, 'message')).toHaveValue(enquiry.message)
    expect(await valuesOf(where)).toEqual(enquiry)
  }
  await page.goto('/contact')
  // Drafts are saved once the form is hydrated.
  await isHydrated(page)
  await fill(page, enquiry)
  await page.reload()
  await isFilled(page)
  await page.locator('footer').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await isFilled(page)
  await page.goto('/about')
  await page.locator('header').getByRole('link', { name: 'Get in Touch' }).click()
  await isFilled(page)

  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => {})
  await crashed
  const next = await context.newPage()
  await next.goto('/contact')
  await isFilled(next)

  await submit(next).click()
  await expect(success(next)).toContainText('Message Sent Successfully!')
  await next.reload()
  await isHydrated(next)
  expect(new Set(Object.values(await valuesOf(next)))).toEqual(new Set(['']))
})

test('a second enquiry that a program fills in after the first is sent too', async ({ page }) => {
  const first = await writeEnquiry(page)
  await submit(page).click()
  await expect(success(page)).toContainText('Message Sent Successfully!')
  await expect(success(page).locator('> div')).toBeFocused()
  await expect(submit(page)).toBeHidden()
  await again(page).click()
  await expect(field(page, 'firstName')).toBeFocused()
  const second = unique({ firstName: 'Kofi' })
  await page.locator('#form form').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values))
      (form.elements.namedItem(name) as HTMLInputElement).value = value
  }, second)
  await submit(page).click()
  await expect(success(page)).toContainText('Thank you Kofi!')
  expect(await rowsOf(first.email)).toHaveLength(1)
  expect(await rowsOf(second.email)).toHaveLength(1)
})

test('what one tab sends leaves the draft of another', async ({ page, context }) => {
  await page.goto('/contact')
  await isHydrated(page)
  await fill(page, unique())
  const other = await context.newPage()
  await other.goto('/contact')
  await isHydrated(other)
  await field(other, 'message').fill('Written in another tab.')
  await submit(page).click()
  await expect(success(page)).toContainText('Message Sent Successfully!')
  await other.reload()
  await expect(field(other, 'message')).toHaveValue('Written in another tab.')
})

for (const [what, scripts] of [
  ['the application', '**/assets/entry-client-*.js'],
  ['the form’s code', '**/assets/ContactForm-*.js'],
] as const)
  test(`a filled form stays when ${what} cannot be loaded, with mail and telephone`, async ({
    page,
    complaints,
  }) => {
    const enquiry = unique()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(scripts, async (route) => {
      await held
      await route.abort()
    })
    await page.goto('/contact')
    await fill(page, enquiry)
    await submit(page).click()
    release()
    await expect(direct(page)).toHaveText([/@/, phone])
    await expect(direct(page).first()).toBeVisible()
    // The button has no function any more.
    await expect(submit(page)).toBeHidden()
    expect(await valuesOf(page)).toEqual(enquiry)
    complaints.length = 0
  })

/** Delays the application's scripts, or some of them, until the returned function is called. */
async function holdApplication(page: Page, files = '*.js') {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/assets/${files}`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

for (const [what, files] of [
  ['an application', '*.js'],
  ['a form’s code', 'ContactForm-*.js'],
])
  test(`15 seconds after a form was sent off to ${what} that hangs, mail and telephone show`, async ({
    page,
  }) => {
    const enquiry = unique()
    const release = await holdApplication(page, files)
    const held = page.waitForRequest(`**/assets/${files}`)
    await page.clock.install({ time: '2026-01-01T08:00:00Z' })
    await page.goto('/contact')
    await fill(page, enquiry)
    await page.clock.pauseAt('2026-01-01T09:00:00Z')
    await submit(page).click()
    await held
    const links = direct(page)
    await page.clock.runFor(14_999)
    await expect(links).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(links).toHaveText([/@/, phone])
    expect(await valuesOf(page)).toEqual(enquiry)

    await page.clock.resume()
    release()
    await expect(success(page)).toContainText('Message Sent Successfully!')
    await expect(links).toHaveCount(0)
    expect(await rowsOf(enquiry.email)).toHaveLength(1)
  })

test('what is sent off before the application is there stays out of the address and is sent then', async ({
  page,
}) => {
  const enquiry = unique()
  const release = await holdApplication(page)
  await page.goto('/contact')
  await fill(page, enquiry)
  await field(page, 'email').press('Enter')
  await submit(page).click()
  await expect(page).toHaveURL('/contact')
  expect(await valuesOf(page)).toEqual(enquiry)
  release()
  await expectSentOnce(page, enquiry)
})
