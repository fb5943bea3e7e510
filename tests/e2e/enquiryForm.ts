import type { Page, Route } from 'playwright/test'
import { anEnquiry } from '../support/anEnquiry.ts'
import { staffClient, supabaseAddress } from '../support/e2eSupabase.ts'

/** Locators of the enquiry form, and the stored rows in Supabase. */

export const inserts = `${supabaseAddress}/rest/v1/contacts`
export const mailing = `${supabaseAddress}/functions/v1/send-contact-email`
export const phone = '+233 30 200 0000'

export type Values = ReturnType<typeof anEnquiry>

/** Returns an enquiry that no other test sends. */
export const unique = (overrides: Partial<Values> = {}): Values =>
  anEnquiry({ email: `${crypto.randomUUID()}@example.org`, ...overrides })

export const submit = (page: Page) => page.locator('#form button[type=submit]')
/** The button of a receipt that leads to the empty form. */
export const again = (page: Page) => page.getByRole('button', { name: 'Write another message' })
export const success = (page: Page) => page.locator('#form [role=status]')
export const failure = (page: Page) => page.locator('#form [role=alert]')
/** Mail and telephone links below the form, if it cannot be used. */
export const direct = (page: Page) => page.locator('#form div > ul').getByRole('link')
/** The texts of a failure: title, text, and the next step. */
export const failureTexts = (page: Page) => failure(page).locator('p')
export const field = (page: Page, name: keyof Values) => page.locator(`#form [name=${name}]`)

export async function fill(page: Page, values: Values) {
  for (const [name, value] of Object.entries(values) as [keyof Values, string][])
    if (name === 'service') await field(page, name).selectOption(value)
    else await field(page, name).fill(value)
}

/** Opens the contact page and writes an enquiry that no other test sends. */
export async function writeEnquiry(page: Page, overrides: Partial<Values> = {}): Promise<Values> {
  const enquiry = unique(overrides)
  await page.goto('/contact')
  await fill(page, enquiry)
  return enquiry
}

export async function valuesOf(page: Page): Promise<Record<string, string>> {
  const form = page.locator('#form form')
  return form.evaluate((element: HTMLFormElement) =>
    Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)])),
  )
}

/** Returns the rows stored for an address. */
export async function rowsOf(email: string) {
  const client = await staffClient()
  const { data } = await client.from('contacts').select().eq('email', email)
  return data ?? []
}

/** Responds to inserts with the test's response; preflight requests are not affected. */
export function respondToInserts(page: Page, respond: (route: Route) => Promise<void>) {
  return page.route(inserts, (route) =>
    route.request().method() === 'POST' ? respond(route) : route.fallback(),
  )
}
