import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { startFaultyHost } from '../../../tests/support/faultyHost.ts'
import { createDelivery } from './deliver.ts'
import { readSettings } from './settings.ts'

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
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_SERVICE_ROLE_KEY: 'key',
    SITE_ORIGINS: 'https://www.example.org',
    CONTACT_EMAIL_FROM: 'website@example.org',
    CONTACT_EMAIL_TO: 'info@example.org',
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
