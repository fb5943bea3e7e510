import { rm } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Route } from 'playwright/test'
import { type RunningMailbox, startMailbox } from '../../scripts/local/mailbox/server.ts'
import { openMailStore } from '../../scripts/local/mailbox/store.ts'
import { anEnquiry } from '../support/anEnquiry.ts'
import { backendAddress, staffClient } from '../support/e2eBackend.ts'
import { ports } from '../support/ports.ts'
import { expect, test } from './test.ts'

// One after the other: there is one mail server, and one test turns it off.
test.describe.configure({ mode: 'default' })
test.use({ backend: backendAddress })

const inserts = `${backendAddress}/rest/v1/contacts`
const mailing = `${backendAddress}/functions/v1/send-contact-email`
const phone = '+233 30 200 0000'

const mailDirectory = '.local/e2e-mail'
let mailbox: RunningMailbox
const startMail = async () => {
  mailbox = await startMailbox({ directory: mailDirectory, port: 0, smtpPort: ports.smtp })
}

test.beforeAll(async () => {
  await rm(mailDirectory, { recursive: true, force: true })
  await startMail()
})
test.afterAll(() => mailbox.close())

/** An enquiry that no other test sends. */
const unique = (given: Parameters<typeof anEnquiry>[0] = {}) =>
  anEnquiry({ email: `${crypto.randomUUID()}@example.org`, ...given })
type Values = ReturnType<typeof anEnquiry>

const submit = (page: Page) => page.locator('#form button[type=submit]')
const success = (page: Page) => page.locator('#form [role=status]')
const failure = (page: Page) => page.locator('#form [role=alert]')
const field = (page: Page, name: keyof Values) => page.locator(`#form [name=${name}]`)

async function fill(page: Page, values: Values) {
  for (const [name, value] of Object.entries(values) as [keyof Values, string][])
    if (name === 'service') await field(page, name).selectOption(value)
    else await field(page, name).fill(value)
}

async function valuesOf(page: Page): Promise<Record<string, string>> {
  const form = page.locator('#form form')
  return form.evaluate((element: HTMLFormElement) =>
    Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)])),
  )
}

async function rowsOf(email: string) {
  const client = await staffClient()
  const { data } = await client.from('contacts').select().eq('email', email)
  return data ?? []
}

async function mailsAbout(email: string) {
  const mails = await (await openMailStore(mailDirectory)).list()
  return mails.filter(({ mail }) => mail.replyTo?.[0]?.address === email)
}

/** Answers inserts in the test's own way; the browser's questions about them as usual. */
function answerInserts(page: Page, answer: (route: Route) => Promise<void>) {
  return page.route(inserts, (route) =>
    route.request().method() === 'POST' ? answer(route) : route.fallback(),
  )
}

test('an enquiry is stored, mailed and acknowledged', async ({ page }) => {
  const enquiry = unique()
  await page.goto('/contact')
  await fill(page, enquiry)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await answerInserts(page, async (route) => {
    await held
    await route.continue()
  })
  await submit(page).click()
  await expect(submit(page)).toHaveText('Sending...')
  await expect(submit(page)).toBeDisabled()
  release()

  await expect(success(page)).toHaveText(
    "Message Sent Successfully!Thank you Ama! We'll get back to you within 24 hours.",
  )
  await expect(failure(page)).toBeEmpty()
  await expect(submit(page)).toHaveText('Send Message')
  expect(new Set(Object.values(await valuesOf(page)))).toEqual(new Set(['']))
  expect(await rowsOf(enquiry.email)).toMatchObject([
    {
      first_name: enquiry.firstName,
      last_name: enquiry.lastName,
      phone: enquiry.phone,
      organization: enquiry.organization,
      service_of_interest: enquiry.service,
      message: enquiry.message,
    },
  ])
  await expect.poll(() => mailsAbout(enquiry.email)).toHaveLength(1)
})

test('empty optional values are sent as null, in exactly seven columns', async ({ page }) => {
  const enquiry = unique({ lastName: '', phone: ' ', organization: '', service: '' })
  await page.goto('/contact')
  await fill(page, enquiry)
  const sent = page.waitForRequest(
    (request) => request.url() === inserts && request.method() === 'POST',
  )
  const notified = page.waitForRequest(
    (request) => request.url() === mailing && request.method() === 'POST',
  )
  await submit(page).click()
  expect((await sent).postDataJSON()).toEqual({
    first_name: enquiry.firstName,
    last_name: null,
    email: enquiry.email,
    phone: null,
    organization: null,
    service_of_interest: null,
    message: enquiry.message,
  })
  expect((await notified).postDataJSON()).toEqual({ ...enquiry, phone: '' })
  await expect(success(page)).toContainText('Message Sent Successfully!')
})

const address = (length: number) => {
  const start = crypto.randomUUID()
  const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.org`
  return `${start}${'a'.repeat(length - start.length - domain.length - 1)}@${domain}`
}

/** Section 5 of the specification: the value at the limit, one past it, and the message. */
const rules: [name: keyof Values, accepted: string, refused: string, message: string][] = [
  ['firstName', 'a', '   ', 'First name is required'],
  ['firstName', 'a'.repeat(50), 'a'.repeat(51), 'First name must be less than 50 characters'],
  ['lastName', 'a'.repeat(50), 'a'.repeat(51), 'Last name must be less than 50 characters'],
  ['email', `${crypto.randomUUID()}@a.bc`, 'a@b', 'Please enter a valid email address'],
  ['email', address(255), address(256), 'Email must be less than 255 characters'],
  ['phone', '1'.repeat(20), '1'.repeat(21), 'Phone number must be less than 20 characters'],
  [
    'organization',
    'a'.repeat(100),
    'a'.repeat(101),
    'Organization name must be less than 100 characters',
  ],
  ['message', 'a'.repeat(10), `${'a'.repeat(9)} `, 'Message must be at least 10 characters'],
  ['message', 'a'.repeat(2000), 'a'.repeat(2001), 'Message must be less than 2000 characters'],
]

for (const [name, accepted, refused, message] of rules)
  test(`the form says: ${message}`, async ({ page }) => {
    await page.goto('/contact')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await fill(page, { ...unique(), [name]: refused })
    await submit(page).click()
    await expect(failure(page)).toHaveText(`Validation Error${message}`)
    await expect(field(page, name)).toBeFocused()
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(message)
    await expect(page.locator('#form [aria-invalid]')).toHaveCount(1)
    expect(requests.filter((url) => url.startsWith(backendAddress))).toEqual([])

    await field(page, name).fill(accepted)
    await submit(page).click()
    await expect(success(page)).toContainText('Message Sent Successfully!')
    await expect(page.locator('#form [aria-invalid]')).toHaveCount(0)
  })

test('of several faults only the first is told', async ({ page }) => {
  await page.goto('/contact')
  await submit(page).click()
  await expect(failure(page)).toHaveText('Validation ErrorFirst name is required')
  await field(page, 'firstName').fill('Ama')
  await page.keyboard.press('Enter')
  await expect(failure(page)).toHaveText('Validation ErrorPlease enter a valid email address')
})

for (const status of [400, 401, 403, 409, 429, 500, 503])
  test(`an insert answered ${status} is told, and nothing typed is lost`, async ({ page }) => {
    const enquiry = unique()
    await page.goto('/contact')
    await fill(page, enquiry)
    let tries = 0
    await answerInserts(page, async (route) => {
      tries += 1
      await route.fulfill({
        status,
        json: { message: 'refused' },
        headers: { 'Access-Control-Allow-Origin': '*' },
      })
    })
    await submit(page).click()
    await expect(failure(page)).toHaveText('ErrorFailed to submit your message. Please try again.')
    expect(await valuesOf(page)).toEqual(enquiry)
    await expect(submit(page)).toBeEnabled()
    expect(tries).toBe(1)
  })

test('a server that hangs is asked twice for 15 seconds, then the visitor is told', async ({
  page,
}) => {
  const enquiry = unique()
  await page.clock.install()
  await page.goto('/contact')
  await fill(page, enquiry)
  const tries: string[] = []
  await answerInserts(page, async (route) => {
    tries.push(route.request().method())
  })
  await submit(page).click()
  await expect.poll(() => tries.length).toBe(1)
  await page.clock.runFor(15_000)
  await expect.poll(() => tries.length).toBe(2)
  await expect(submit(page)).toBeDisabled()
  await page.clock.runFor(15_000)
  await expect(failure(page)).toHaveText('ErrorFailed to submit your message. Please try again.')
  expect(await valuesOf(page)).toEqual(enquiry)
  expect(tries).toHaveLength(2)
})

test('an answer lost after the enquiry was stored: one row, and success', async ({ page }) => {
  const enquiry = unique()
  await page.goto('/contact')
  await fill(page, enquiry)
  let tries = 0
  await answerInserts(page, async (route) => {
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submit(page).click()
  await expect(success(page)).toContainText('Message Sent Successfully!')
  expect(tries).toBe(2)
  expect(await rowsOf(enquiry.email)).toHaveLength(1)
  await expect.poll(() => mailsAbout(enquiry.email)).toHaveLength(1)
})

test('offline says so and keeps everything, until the visitor is online again', async ({
  page,
  context,
}) => {
  const enquiry = unique()
  await page.goto('/contact')
  await fill(page, enquiry)
  await context.setOffline(true)
  await submit(page).click()
  await expect(failure(page)).toContainText('You are offline')
  await expect(failure(page)).toContainText(phone)
  expect(await valuesOf(page)).toEqual(enquiry)
  await context.setOffline(false)
  await submit(page).click()
  await expect(success(page)).toContainText('Message Sent Successfully!')
  expect(await rowsOf(enquiry.email)).toHaveLength(1)
})

test('what fails unexpectedly names the telephone', async ({ page, complaints }) => {
  await page.route('**/assets/send-*.js', (route) => route.abort())
  const enquiry = unique()
  await page.goto('/contact')
  await fill(page, enquiry)
  await submit(page).click()
  await expect(failure(page)).toHaveText(
    `ErrorAn unexpected error occurred. Please try again or call ${phone}.`,
  )
  expect(await valuesOf(page)).toEqual(enquiry)
  complaints.length = 0
})

test('a double click and Enter send one', async ({ page }) => {
  const enquiry = unique()
  await page.goto('/contact')
  await fill(page, enquiry)
  let tries = 0
  await answerInserts(page, async (route) => {
    tries += 1
    await route.continue()
  })
  await field(page, 'email').press('Enter')
  await submit(page).dblclick({ force: true })
  await expect(success(page)).toContainText('Message Sent Successfully!')
  expect(tries).toBe(1)
})

test('the function being down changes nothing for the visitor, and the mail still comes', async ({
  page,
}) => {
  const enquiry = unique()
  await page.goto('/contact')
  await fill(page, enquiry)
  await page.route(mailing, (route) => route.abort())
  await submit(page).click()
  await expect(success(page)).toContainText('Message Sent Successfully!')
  await expect.poll(() => mailsAbout(enquiry.email), { timeout: 20_000 }).toHaveLength(1)
})

test('while the mail server is down enquiries wait; when it is back they arrive', async ({
  page,
}) => {
  await mailbox.close()
  const enquiry = unique()
  await page.goto('/contact')
  await fill(page, enquiry)
  await submit(page).click()
  await expect(success(page)).toContainText('Message Sent Successfully!')
  await expect.poll(async () => (await rowsOf(enquiry.email))[0]?.email_attempts).toBeGreaterThan(0)
  expect(await rowsOf(enquiry.email)).toMatchObject([{ email_status: 'pending' }])

  await startMail()
  // Instead of waiting for the next try's time.
  const client = await staffClient()
  await client.from('contacts').update({ email_due_at: '2026-01-01' }).eq('email', enquiry.email)
  await expect.poll(() => mailsAbout(enquiry.email), { timeout: 20_000 }).toHaveLength(1)
  await expect.poll(async () => (await rowsOf(enquiry.email))[0]?.email_status).toBe('sent')
})

test('a tab closed in the middle loses nothing and repeats nothing', async ({ page, context }) => {
  const enquiry = unique()
  await page.goto('/contact')
  await fill(page, enquiry)
  const stored = new Promise<void>((resolve) => {
    // Stored, and never answered.
    answerInserts(page, (route) => route.fetch().then(() => resolve()))
  })
  await submit(page).click()
  await stored
  await page.close()

  const next = await context.newPage()
  await next.goto('/contact')
  await expect(field(next, 'message')).toHaveValue(enquiry.message)
  await submit(next).click()
  await expect(success(next)).toContainText('Message Sent Successfully!')
  expect(await rowsOf(enquiry.email)).toHaveLength(1)
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
  // The draft is kept from the moment the form is alive.
  await expect.poll(() => page.evaluate(() => window.earlySubmit)).toBeNull()
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
  await expect.poll(() => next.evaluate(() => window.earlySubmit)).toBeNull()
  expect(new Set(Object.values(await valuesOf(next)))).toEqual(new Set(['']))
})

test.describe('the service that a link asks for', () => {
  test('is chosen', async ({ page }) => {
    await page.goto('/services/nafdac')
    await page.locator('#hero').getByRole('link').last().click()
    await expect(page).toHaveURL(/\/contact\?service=/)
    const asked = new URL(page.url()).searchParams.get('service') ?? ''
    await expect(field(page, 'service')).toHaveValue(asked)
  })

  test('is ignored where it is not offered', async ({ page }) => {
    await page.goto('/contact?service=Anything')
    await expect.poll(() => page.evaluate(() => window.earlySubmit)).toBeNull()
    await expect(field(page, 'service')).toHaveValue('')
  })

  test('gives way to what the visitor chose since', async ({ page }) => {
    await page.goto('/contact?service=GMP%20Certification')
    await expect(field(page, 'service')).toHaveValue('GMP Certification')
    await field(page, 'service').selectOption('Madrid Protocol')
    await page.reload()
    await expect(field(page, 'service')).toHaveValue('Madrid Protocol')
  })
})

test('what is sent off before the application is there stays out of the address and is sent then', async ({
  page,
}) => {
  const enquiry = unique()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  await fill(page, enquiry)
  await field(page, 'email').press('Enter')
  await submit(page).click()
  await expect(page).toHaveURL('/contact')
  expect(await valuesOf(page)).toEqual(enquiry)
  release()
  await expect(success(page)).toContainText('Message Sent Successfully!')
  expect(await rowsOf(enquiry.email)).toHaveLength(1)
})

test('where the application cannot be loaded, mail and telephone show instead', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await expect(page.locator('#form').getByRole('link', { name: phone })).toBeVisible()
  await expect(submit(page)).toBeHidden()
  complaints.length = 0
})

test('without JavaScript mail and telephone show instead', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${baseURL}/contact`)
  await expect(page.locator('#form').getByRole('link', { name: phone })).toBeVisible()
  await expect(page.locator('#form').getByRole('link', { name: /@/ })).toBeVisible()
  await expect(submit(page)).toBeHidden()
  await page.close()
})

test('it speaks French, and stores what staff read in English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'))
  await page.goto('/contact')
  await expect(submit(page)).toHaveText('Envoyer le message')
  await submit(page).click()
  await expect(failure(page)).toHaveText('Erreur de saisieLe prénom est obligatoire')
  await expect(page.locator('#form [lang]')).toHaveCount(0)
  const enquiry = unique()
  await fill(page, enquiry)
  await expect(field(page, 'service').locator(':checked')).toHaveText('Enregistrement NAFDAC')
  await submit(page).click()
  await expect(success(page)).toContainText('Merci Ama')
  expect(await rowsOf(enquiry.email)).toMatchObject([{ service_of_interest: enquiry.service }])
})

test('the keyboard alone is enough', async ({ page }) => {
  const enquiry = unique()
  await page.goto('/contact')
  await field(page, 'firstName').focus()
  for (const [name, value] of Object.entries(enquiry)) {
    await expect(field(page, name as keyof Values)).toBeFocused()
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(success(page)).toContainText('Message Sent Successfully!')
  expect(await rowsOf(enquiry.email)).toMatchObject([{ service_of_interest: enquiry.service }])
})

test('browsers know what each field is for', async ({ page }) => {
  await page.goto('/contact')
  const purposes = await page
    .locator('#form')
    .locator('input, select, textarea')
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ name, type, autocomplete, inputMode, required }) =>
        [name, type, autocomplete, inputMode, required ? 'required' : ''].join(' ').trim(),
      ),
    )
  expect(purposes).toEqual([
    'firstName text given-name  required',
    'lastName text family-name',
    'email email email email required',
    'phone tel tel tel',
    'organization text organization',
    'service select-one off',
    'message textarea off  required',
  ])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`its faults are accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/contact')
    await submit(page).click()
    await expect(failure(page)).not.toBeEmpty()
    expect((await new AxeBuilder({ page }).include('#form').analyze()).violations).toEqual([])
  })

test('no other page loads the form', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname)
  })
  await page.goto('/')
  await page.mouse.move(100, 100)
  await expect.poll(() => page.evaluate(() => window.earlyClicks)).toBeNull()
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).first().click()
  await expect(page).toHaveURL('/faq')
  expect(scripts.filter((path) => path.startsWith('/assets/'))).toEqual([
    expect.stringMatching(/^\/assets\/entry-client-/),
  ])
})
