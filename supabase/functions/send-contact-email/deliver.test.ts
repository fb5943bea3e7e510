import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMailStore, startMailbox } from 'local-supabase/mailbox'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { startFaultyHost } from '../../../tests/support/faultyHost.ts'
import { createDelivery } from './deliver.ts'
import { readSettings } from './settings.ts'

const required = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SERVICE_ROLE_KEY: 'key',
  SITE_ORIGINS: 'https://www.example.org',
  CONTACT_EMAIL_FROM: 'website@example.org',
  CONTACT_EMAIL_TO: 'info@example.org',
}

/** Starts a mail API that refuses a known key with another body, as Resend does, and returns a delivery to it. */
async function deliveryToApi() {
  const bodies = new Map<string | null, string>()
  const api = await startFaultyHost([
    http.post('*/emails', async ({ request }) => {
      const key = request.headers.get('Idempotency-Key')
      const body = await request.text()
      if (bodies.has(key) && bodies.get(key) !== body)
        return new HttpResponse(null, { status: 409 })
      bodies.set(key, body)
      return HttpResponse.json({ id: 'accepted' })
    }),
  ])
  onTestFinished(api.close)
  const settings = readSettings({
    ...required,
    RESEND_API_KEY: 're_test',
    RESEND_API_URL: `${api.address}/emails`,
  })
  return { deliver: createDelivery(settings), bodies }
}

const email = { id: 'one', to: 'info@example.org', subject: 'Enquiry', text: '', html: '' }

test('a repeated mail is sent once, and to a recipient changed meanwhile too', async () => {
  const { deliver, bodies } = await deliveryToApi()
  await deliver(email)
  await deliver(email)
  expect(bodies.size).toBe(1)
  await deliver({ ...email, to: 'waho@example.org' })
  expect(bodies.size).toBe(2)
})

test('over SMTP a mail has the enquiry’s id at the sender’s domain, so that a repeated one is recognized', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mails-'))
  const mailbox = await startMailbox({ directory, port: 0, smtpPort: 0 })
  onTestFinished(async () => {
    await mailbox.close()
    await rm(directory, { recursive: true })
  })
  const deliver = createDelivery(readSettings({ ...required, SMTP_URL: mailbox.smtp }))
  await deliver({ ...email, text: 'Hello' })
  const [received] = await (await openMailStore(directory)).list()
  expect(received?.mail).toMatchObject({
    messageId: '<one@example.org>',
    from: { address: 'website@example.org' },
    to: [{ address: 'info@example.org' }],
    subject: 'Enquiry',
  })
})

test('a mail server that does not answer is named by a code, without addresses', async () => {
  const deliver = createDelivery(readSettings({ ...required, SMTP_URL: 'smtp://127.0.0.1:1' }))
  await expect(deliver(email)).rejects.toThrow('the mail server failed: ESOCKET')
})

test('without a way to send mail the settings that are missing are named', () => {
  const settings = {
    ...readSettings({ ...required, RESEND_API_KEY: 'key' }),
    RESEND_API_KEY: undefined,
  }
  expect(() => createDelivery(settings)).toThrow('set RESEND_API_KEY, or SMTP_URL')
})
