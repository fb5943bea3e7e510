import { createHmac } from 'node:crypto'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { close, listen, type RunningServer } from '../../scripts/http/server.ts'

/** A mail that Resend has accepted, and what became of it. */
type AcceptedMail = {
  key: string | null
  body: z.output<typeof sentMail>
  outcome: 'delivered' | 'bounced' | 'suppressed'
}

type Webhook = { id: string; endpoint: string; events: string[]; signing_secret: string }

/**
 * A double of Resend's API for mails, domains and webhooks. As Resend's documentation says, it
 * - answers a known idempotency key again without sending the mail, for 24 hours, which is longer than a test, and
 *   refuses it with another mail: https://resend.com/docs/dashboard/emails/idempotency-keys
 * - sends nothing to an address from which a mail has bounced, but accepts the mail:
 *   https://resend.com/docs/dashboard/emails/email-suppressions
 * - calls the webhooks that listen to an event, signed.
 */
export type ResendDouble = RunningServer & {
  key: string
  /** Whether the key may only send mails. */
  isRestricted: boolean
  /** The status with which mails are refused; null if they are accepted. */
  refusal: number | null
  /** How many mails of the day's quota it says are used; null on paid plans. */
  mailsInDay: number | null
  /** The accepted mails, without those that were repeated with their key. */
  mails: AcceptedMail[]
  /** The keys of all accepted requests. */
  acceptedKeys: (string | null)[]
  /** Addresses whose server refuses mail. */
  bouncing: Set<string>
  /** Addresses to which nothing is sent. */
  suppressed: Set<string>
  domains: { id: string; name: string; status: string }[]
  webhooks: Webhook[]
  /** Whether the DNS records are there. */
  hasRecords: boolean
  /** Forgets all mails, with their keys and addresses, and accepts mails. */
  clear(): void
}

const sentDomain = z.object({ name: z.string() })
const sentEvents = z.object({ events: z.array(z.string()) })
const sentWebhook = sentEvents.extend({ endpoint: z.string() })
const sentMail = z.looseObject({
  to: z.union([z.array(z.string()), z.string().transform((address) => [address])]),
  subject: z.string(),
  tags: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
})

export async function startResend(): Promise<ResendDouble> {
  const app = new Hono()
  const server = createAdaptorServer(app)
  const known = new Map<string, { request: string; id: string }>()
  const double: ResendDouble = {
    address: '',
    key: 're_theRightKey',
    isRestricted: false,
    refusal: null,
    mailsInDay: null,
    mails: [],
    acceptedKeys: [],
    bouncing: new Set(),
    suppressed: new Set(),
    domains: [],
    webhooks: [],
    hasRecords: true,
    clear: () => {
      Object.assign(double, { refusal: null, mailsInDay: null, mails: [], acceptedKeys: [] })
      for (const memory of [known, double.bouncing, double.suppressed]) memory.clear()
    },
    close: () => close(server),
  }

  app.use(async ({ req, json }, next) => {
    if (req.header('Authorization') !== `Bearer ${double.key}`)
      return json({ name: 'validation_error', message: 'API key is invalid' }, 401)
    if (double.isRestricted && req.path !== '/emails')
      return json({ name: 'restricted_api_key', message: 'This API key may only send' }, 401)
    await next()
  })

  app.post('/emails', async ({ json, req }) => {
    if (double.refusal !== null) return new Response(null, { status: double.refusal })
    const key = req.header('Idempotency-Key') ?? null
    const request = await req.text()
    const headers: Record<string, string> = {}
    if (double.mailsInDay !== null) headers['x-resend-daily-quota'] = String(double.mailsInDay)
    const earlier = key === null ? undefined : known.get(key)
    if (earlier && earlier.request !== request)
      return json({ name: 'invalid_idempotent_request', message: 'Another mail has this key' }, 409)
    double.acceptedKeys.push(key)
    if (earlier) return json({ id: earlier.id }, 200, headers)
    const id = crypto.randomUUID()
    if (key !== null) known.set(key, { request, id })
    accept(id, key, sentMail.parse(JSON.parse(request)))
    return json({ id }, 200, headers)
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
        {
          ...{ record: 'SPF', type: 'MX', name: 'send' },
          ...{ value: 'feedback-smtp.eu-west-1.amazonses.com', priority: 10 },
        },
        { record: 'SPF', type: 'TXT', name: 'send', value: 'v=spf1 include:amazonses.com ~all' },
        { record: 'SPF', type: 'TXT', name: 'send', value: 'other=verification' },
        { record: 'DKIM', type: 'TXT', name: 'resend._domainkey', value: 'p=MIGf' },
      ],
    }),
  )
  app.post('/domains/:id/verify', ({ json }) => {
    for (const domain of double.domains) domain.status = double.hasRecords ? 'verified' : 'pending'
    return json({ id: 'domain' })
  })

  app.get('/webhooks', ({ json }) =>
    json({ data: double.webhooks.map(({ signing_secret: _, ...listed }) => listed) }),
  )
  app.get('/webhooks/:id', ({ json, req }) =>
    json(double.webhooks.find(({ id }) => id === req.param('id'))),
  )
  app.patch('/webhooks/:id', async ({ json, req }) => {
    const { events } = sentEvents.parse(await req.json())
    for (const webhook of double.webhooks)
      if (webhook.id === req.param('id')) webhook.events = events
    return json({ object: 'webhook', id: req.param('id') })
  })
  app.post('/webhooks', async ({ json, req }) => {
    const id = `webhook-${double.webhooks.length}`
    const signing_secret = `whsec_OfTheDouble${double.webhooks.length}`
    double.webhooks.push({ id, signing_secret, ...sentWebhook.parse(await req.json()) })
    return json({ id, signing_secret }, 201)
  })
  double.address = await listen(server, 0)
  return double

  function accept(id: string, key: string | null, body: z.output<typeof sentMail>): void {
    const isTo = (addresses: Set<string>) => body.to.some((address) => addresses.has(address))
    const isBouncing = isTo(double.bouncing)
    const outcome = isTo(double.suppressed) ? 'suppressed' : isBouncing ? 'bounced' : 'delivered'
    double.mails.push({ key, body, outcome })
    if (outcome === 'bounced') for (const address of body.to) double.suppressed.add(address)
    const { to, subject } = body
    const tags = Object.fromEntries(body.tags.map(({ name, value }) => [name, value]))
    const time = new Date().toISOString()
    const data = { email_id: id, created_at: time, to, subject, tags }
    const event = { type: `email.${outcome}`, created_at: time, data }
    // Resend calls it again after an error, which no test depends on.
    for (const webhook of double.webhooks)
      if (webhook.events.includes(event.type)) void postEvent(webhook, event).catch(() => {})
  }
}

/** Calls a webhook as Resend does. */
async function postEvent(
  { endpoint, signing_secret }: Pick<Webhook, 'endpoint' | 'signing_secret'>,
  event: object,
): Promise<Response> {
  const body = JSON.stringify(event)
  const [id, timestamp] = ['msg_1', String(Math.floor(Date.now() / 1000))]
  const key = Buffer.from(signing_secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'svix-id': id,
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${signature}`,
    },
    body,
  })
}
