import type { Page } from 'playwright/test'
import { backendAddress } from '../support/e2eBackend.ts'
import {
  answerInserts,
  failure,
  field,
  fill,
  phone,
  rowsOf,
  submit,
  success,
  unique,
  valuesOf,
  writeEnquiry,
} from './enquiryForm.ts'
import { hold } from './hold.ts'
import { expect, test } from './test.ts'

test.use({ backend: backendAddress })

for (const status of [400, 401, 403, 409, 429, 500, 503])
  test(`an insert answered ${status} is told, and nothing typed is lost`, async ({ page }) => {
    const enquiry = await writeEnquiry(page)
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

test('offline says so and keeps everything, until the visitor is online again', async ({
  page,
  context,
}) => {
  const enquiry = await writeEnquiry(page)
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
  const enquiry = await writeEnquiry(page)
  await submit(page).click()
  await expect(failure(page)).toHaveText(
    `ErrorAn unexpected error occurred. Please try again or call ${phone}.`,
  )
  expect(await valuesOf(page)).toEqual(enquiry)
  complaints.length = 0
})

test('a double click and Enter send one', async ({ page }) => {
  await writeEnquiry(page)
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

test('a tab closed in the middle loses nothing and repeats nothing', async ({ page, context }) => {
  const enquiry = await writeEnquiry(page)
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

test('what is sent off before the application is there stays out of the address and is sent then', async ({
  page,
}) => {
  const enquiry = unique()
  const { held, release } = hold()
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
