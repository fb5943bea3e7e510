import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { close, listen, type RunningServer } from '../../scripts/http/server.ts'

/** A double of Resend's API for domains and webhooks. */
export type ResendDouble = RunningServer & {
  key: string
  domains: { id: string; name: string; status: string }[]
  webhooks: { id: string; endpoint: string; signing_secret: string }[]
  /** Whether the DNS records are there. */
  hasRecords: boolean
}

const sentDomain = z.object({ name: z.string() })
const sentWebhook = z.object({ endpoint: z.string() })

export async function startResend(): Promise<ResendDouble> {
  const app = new Hono()
  const server = createAdaptorServer(app)
  const double: ResendDouble = {
    address: '',
    key: 're_theRightKey',
    domains: [],
    webhooks: [],
    hasRecords: true,
    close: () => close(server),
  }
  app.use(async ({ req, json }, next) => {
    if (req.header('Authorization') !== `Bearer ${double.key}`)
      return json({ name: 'validation_error', message: 'API key is invalid' }, 401)
    await next()
  })
  app.get('/domains', ({ json }) => json({ data: double.domains }))
  app.post('/domains', async ({ json, req }) => {
    const { name } = sentDomain.parse(await req.json())
    double.domains.push({ id: 'domain', name, status: 'not_started' })
    return json({ id: 'domain', name }, 201)
  })
  app.get('/domains/:id', ({ json }) =>
    json({
      ...double.domains[0],
      records: [
        { record: 'SPF', type: 'MX', name: 'send', value: 'feedback-smtp.eu-west-1.amazonses.com' },
        { record: 'DKIM', type: 'TXT', name: 'resend._domainkey', value: 'p=MIGf' },
      ],
    }),
  )
  app.post('/domains/:id/verify', ({ json }) => {
    for (const domain of double.domains) domain.status = double.hasRecords ? 'verified' : 'pending'
    return json({ id: 'domain' })
  })
  app.get('/webhooks', ({ json }) =>
    json({ data: double.webhooks.map(({ id, endpoint }) => ({ id, endpoint })) }),
  )
  app.get('/webhooks/:id', ({ json, req }) =>
    json(double.webhooks.find(({ id }) => id === req.param('id'))),
  )
  app.post('/webhooks', async ({ json, req }) => {
    const { endpoint } = sentWebhook.parse(await req.json())
    const id = `webhook-${double.webhooks.length}`
    const signing_secret = `whsec_OfTheDouble${double.webhooks.length}`
    double.webhooks.push({ id, endpoint, signing_secret })
    return json({ id, signing_secret }, 201)
  })
  double.address = await listen(server, 0)
  return double
}
