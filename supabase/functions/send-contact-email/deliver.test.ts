import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMailStore, startMailbox } from 'local-supabase/mailbox'
import { expect, onTestFinished, test } from 'vitest'
import { startResend } from '../../../tests/support/resendDouble.ts'
import { createDelivery } from './deliver.ts'
import { readSettings } from './settings.ts'

const required = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"key"}',
  SITE_ORIGINS: 'https://www.example.org',
  CONTACT_EMAIL_FROM: 'website@example.org',
  CONTACT_EMAIL_TO: 'info@example.org',
}

/** Starts Resend, and returns it with a delivery to it. */
async function deliveryToResend() {
  const resend = await startResend()
  onTestFinished(resend.close)
  const settings = readSettings({
    ...required,
    RESEND_API_KEY: resend.key,
    RESEND_API_URL: `${resend.address}/emails`,
  })
  return { deliver: createDelivery(settings), resend }
}

const mail = { id: 'one', to: 'info@example.org', subject: 'Enquiry', text: '', html: '' }

test('a repeated mail is sent once, and to a recipient changed meanwhile too', async () => {
  const { deliver, resend } = await deliveryToResend()
  await deliver(mail)
  await deliver(mail)
  expect(resend.mails).toHaveLength(1)
  await deliver({ ...mail, to: 'waho@example.org' })
  expect(resend.mails).toHaveLength(2)
})

test('over SMTP a mail has the enquiry’s id at the sender’s domain, so that a repeated one is recognized', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mails-'))
  const mailbox = await startMailbox({ directory, port: 0, smtpPort: 0 })
  onTestFinished(async () => {
    await mailbox.close()
    await rm(directory, { recursive: true })
  })
  const deliver = createDelivery(readSettings({ ...required, SMTP_URL: mailbox.smtp }))
  await deliver({ ...mail, text: 'Hello' })
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
  await expect(deliver(mail)).rejects.toThrow('the mail server failed: ESOCKET')
})

test('without a way to send mail the settings that are missing are named', () => {
  const settings = {
    ...readSettings({ ...required, RESEND_API_KEY: 'key' }),
    RESEND_API_KEY: undefined,
  }
  expect(() => createDelivery(settings)).toThrow('set RESEND_API_KEY, or SMTP_URL')
})
