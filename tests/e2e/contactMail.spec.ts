import { rm } from 'node:fs/promises'
import { openMailStore, type RunningMailbox, startMailbox } from 'local-supabase/mailbox'
import { staffClient, supabaseAddress } from '../support/e2eSupabase.ts'
import { ports } from '../support/ports.ts'
import {
  again,
  failure,
  fill,
  mailing,
  respondToInserts,
  rowsOf,
  submit,
  success,
  valuesOf,
  writeEnquiry,
} from './enquiryForm.ts'
import { expect, test } from './test.ts'

// Serial, because the tests share one mail server and one of them stops it.
test.describe.configure({ mode: 'default' })
test.use({ supabase: supabaseAddress })

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

async function mailsAbout(email: string) {
  const mails = await (await openMailStore(mailDirectory)).list()
  return mails.filter(({ mail }) => mail.replyTo?.[0]?.address === email)
}

test('an enquiry is stored, mailed and acknowledged', async ({ page }) => {
  const enquiry = await writeEnquiry(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await respondToInserts(page, async (route) => {
    await held
    await route.continue()
  })
  await submit(page).click()
  await expect(submit(page)).toHaveText('Sending...')
  await expect(submit(page)).toBeDisabled()
  release()

  await expect(success(page).locator('p')).toHaveText([
    'Message Sent Successfully!',
    "Thank you Ama! We'll get back to you within 24 hours.",
    /^Your reference: .{4}-.{4}$/,
  ])
  const told = (await success(page).locator('p').last().textContent())?.slice(-9)
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
      reference: told,
      language: 'en',
    },
  ])
  await expect.poll(() => mailsAbout(enquiry.email)).toHaveLength(1)
  expect((await mailsAbout(enquiry.email))[0]?.mail.text).toContain(`Reference: ${told}`)
})

test('an answer lost after the enquiry was stored: one row, and success', async ({ page }) => {
  const enquiry = await writeEnquiry(page)
  let tries = 0
  await respondToInserts(page, async (route) => {
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

test('the same enquiry typed again on another visit is stored once in an hour, and each notice shows the stored reference', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-25T10:00:00Z')
  const enquiry = await writeEnquiry(page)
  await submit(page).click()
  await expect(success(page)).toContainText('Your reference')
  await page.goto('/contact')
  await fill(page, enquiry)
  await submit(page).click()
  const rows = await rowsOf(enquiry.email)
  expect(rows).toHaveLength(1)
  await expect(success(page)).toContainText(`Your reference: ${rows[0]?.reference}`)

  await page.clock.setFixedTime('2026-11-25T11:00:00Z')
  await again(page).click()
  await fill(page, enquiry)
  await submit(page).click()
  await expect(success(page)).toContainText(new RegExp(`Your reference: (?!${rows[0]?.reference})`))
  const references = (await rowsOf(enquiry.email)).map(({ reference }) => reference)
  const shown = /.{4}-.{4}/.exec(await success(page).innerText())?.[0]
  expect(references).toHaveLength(2)
  expect(references).toContain(shown)
})

test('the function being down changes nothing for the visitor, and the mail still comes', async ({
  page,
}) => {
  const enquiry = await writeEnquiry(page)
  await page.route(mailing, (route) => route.abort())
  await submit(page).click()
  await expect(success(page)).toContainText('Message Sent Successfully!')
  await expect.poll(() => mailsAbout(enquiry.email), { timeout: 20_000 }).toHaveLength(1)
})

test('while the mail server is down enquiries wait; when it is back they arrive', async ({
  page,
}) => {
  await mailbox.close()
  const enquiry = await writeEnquiry(page)
  await submit(page).click()
  await expect(success(page)).toContainText('Message Sent Successfully!')
  await expect.poll(async () => (await rowsOf(enquiry.email))[0]?.email_attempts).toBeGreaterThan(0)
  expect(await rowsOf(enquiry.email)).toMatchObject([{ email_status: 'pending' }])

  await startMail()
  // Makes the next attempt due now.
  const client = await staffClient()
  await client.from('contacts').update({ email_due_at: '2026-01-01' }).eq('email', enquiry.email)
  await expect.poll(() => mailsAbout(enquiry.email), { timeout: 20_000 }).toHaveLength(1)
  await expect.poll(async () => (await rowsOf(enquiry.email))[0]?.email_status).toBe('sent')
})
