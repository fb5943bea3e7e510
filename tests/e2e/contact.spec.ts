import { AxeBuilder } from '@axe-core/playwright'
import { supabaseAddress } from '../support/e2eSupabase.ts'
import {
  direct,
  failure,
  field,
  fill,
  inserts,
  mailing,
  phone,
  rowsOf,
  submit,
  success,
  unique,
  type Values,
  writeEnquiry,
} from './enquiryForm.ts'
import { hydrated, isHydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

test.use({ supabase: supabaseAddress })

test('empty optional values are sent as null, in exactly seven columns', async ({ page }) => {
  const enquiry = await writeEnquiry(page, {
    lastName: '',
    phone: ' ',
    organization: '',
    service: '',
  })
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

/** The customer's rules: field, refused value, message. */
const rules: [name: keyof Values, refused: string, message: string][] = [
  ['firstName', '   ', 'First name is required'],
  ['firstName', 'a'.repeat(51), 'First name must be less than 50 characters'],
  ['lastName', 'a'.repeat(51), 'Last name must be less than 50 characters'],
  ['email', 'a@b', 'Please enter a valid email address'],
  ['email', address(256), 'Email must be less than 255 characters'],
  ['phone', '1'.repeat(21), 'Phone number must be less than 20 characters'],
  ['organization', 'a'.repeat(101), 'Organization name must be less than 100 characters'],
  ['message', `${'a'.repeat(9)} `, 'Message must be at least 10 characters'],
  ['message', 'a'.repeat(2001), 'Message must be less than 2000 characters'],
]

test('what breaks a rule is refused, and the message is where it is', async ({ page }) => {
  await page.goto('/contact')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const [name, refused, message] of rules)
    await test.step(message, async () => {
      await fill(page, { ...unique(), [name]: refused })
      await submit(page).click()
      await expect(failure(page)).toHaveText(`Validation Error${message}`)
      await expect(field(page, name)).toBeFocused()
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      // If the value is too long, the description also has its length: «2001 / 2000».
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${message}`))
      await expect(page.locator('#form [aria-invalid]')).toHaveCount(1)
    })
  expect(requests.filter((url) => url.startsWith(supabaseAddress))).toEqual([])
})

/** The shortest and the longest accepted value of each field. */
const limits: [length: string, values: Partial<Values>][] = [
  ['shortest', { firstName: 'a', email: `${crypto.randomUUID()}@a.bc`, message: 'a'.repeat(10) }],
  [
    'longest',
    {
      firstName: 'a'.repeat(50),
      lastName: 'a'.repeat(50),
      email: address(255),
      phone: '1'.repeat(20),
      organization: 'a'.repeat(100),
      message: 'a'.repeat(2000),
    },
  ],
]

for (const [length, values] of limits)
  test(`an enquiry of the ${length} texts that the rules allow is sent, also after a fault`, async ({
    page,
  }) => {
    await page.goto('/contact')
    await fill(page, { ...unique(values), firstName: '' })
    await submit(page).click()
    await expect(page.locator('#form [aria-invalid]')).toHaveCount(1)
    await fill(page, unique(values))
    await submit(page).click()
    await expect(success(page)).toContainText('Message Sent Successfully!')
    await expect(page.locator('#form [aria-invalid]')).toHaveCount(0)
  })

test('of several faults only the first is announced', async ({ page }) => {
  await page.goto('/contact')
  await submit(page).click()
  await expect(failure(page)).toHaveText('Validation ErrorFirst name is required')
  await field(page, 'firstName').fill('Ama')
  await page.keyboard.press('Enter')
  await expect(failure(page)).toHaveText('Validation ErrorPlease enter a valid email address')
})

test.describe('the service that a link asks for', () => {
  test('is chosen', async ({ page }) => {
    await page.goto('/services/nafdac')
    await page.locator('#hero a[href*="service="]').last().click()
    await expect(page).toHaveURL(/\/contact\?service=/)
    const asked = new URL(page.url()).searchParams.get('service') ?? ''
    await expect(field(page, 'service')).toHaveValue(asked)
  })

  test('is ignored where it is not offered', async ({ page }) => {
    await page.goto('/contact?service=Anything')
    await isHydrated(page)
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

test('where the application cannot be loaded, mail and telephone stand in for the empty form', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await expect(direct(page).filter({ hasText: phone })).toBeVisible()
  await expect(submit(page)).toBeHidden()
  complaints.length = 0
})

test('where the application never comes to a filled form, it says so and keeps what was typed', async ({
  page,
  complaints,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/contact')
  await field(page, 'message').fill('Six pallets')
  release()
  await expect(page.getByText('An unexpected error occurred')).toBeVisible()
  await expect(direct(page).filter({ hasText: phone })).toBeVisible()
  await expect(submit(page)).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(field(page, 'message')).toHaveValue('Six pallets')
  await expect(submit(page)).toBeVisible()
  complaints.length = 0
})

test('without JavaScript mail and telephone show instead', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${baseURL}/contact`)
  await expect(direct(page).filter({ hasText: phone })).toBeVisible()
  await expect(direct(page).filter({ hasText: /@/ })).toBeVisible()
  await expect(submit(page)).toBeHidden()
  await page.close()
})

test('the form speaks French, and stores what staff read in English', async ({ page }) => {
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

test('the campaign of the link that led to the site is stored with an enquiry, and nowhere else', async ({
  page,
}) => {
  const enquiry = unique()
  await page.goto('/?utm_source=linkedin&utm_campaign=spring')
  // Before the application runs, a link loads a document.
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  await link('Services').click()
  await expect(page).toHaveURL('/services')
  await isHydrated(page)
  await link('Contact').click()
  await expect(page).toHaveURL('/contact')
  await fill(page, enquiry)
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie]),
  )
  expect(kept).toContain(enquiry.email)
  expect(kept).not.toContain('linkedin')
  await submit(page).click()
  await expect(success(page)).toContainText('Message Sent Successfully!')
  expect(await rowsOf(enquiry.email)).toMatchObject([{ campaign: 'linkedin//spring' }])
})

test('the keyboard alone is enough, also where cookies and storage are blocked', async ({
  page,
}) => {
  // As Chromium does if its user blocks them.
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get })
    Object.defineProperty(document, 'cookie', { get, set: get })
  })
  const enquiry = unique()
  await page.goto('/contact?utm_source=linkedin')
  await expect(page.evaluate(() => localStorage)).rejects.toThrow('Access is denied')
  await field(page, 'firstName').focus()
  for (const [name, value] of Object.entries(enquiry)) {
    await expect(field(page, name as keyof Values)).toBeFocused()
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await expect(page.locator('#form a[href="/privacy"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(success(page)).toContainText('Message Sent Successfully!')
  expect(await rowsOf(enquiry.email)).toMatchObject([
    { service_of_interest: enquiry.service, campaign: 'linkedin//' },
  ])
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
  test(`the form’s faults are accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/contact')
    await submit(page).click()
    await expect(failure(page)).not.toBeEmpty()
    expect((await new AxeBuilder({ page }).include('#form').analyze()).violations).toEqual([])
  })

test('the form is there before it is opened, and the code for sending only when a visitor types', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname)
  })
  const loads = (name: string) => () => scripts.some((path) => path.startsWith(`/assets/${name}-`))
  await page.goto('/')
  await hydrated(page)
  await expect.poll(loads('ContactForm')).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(field(page, 'firstName')).toBeVisible()
  expect(loads('sendEnquiry')()).toBe(false)
  await field(page, 'firstName').fill('Ama')
  await expect.poll(loads('sendEnquiry')).toBe(true)
})
