import { createHmac } from 'node:crypto'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type * as api from 'resend'
import { z } from 'zod'
import { close, listen, type RunningServer } from '../../scripts/http/server.ts'

/** A mail that Resend has accepted, and what became of it. */
type AcceptedMail = {
  key: string | null
  body: z.output<typeof sentMail>
  outcome: 'delivered' | 'bounced' | 'suppressed'
}

type Webhook = Omit<api.GetWebhookResponseSuccess, 'object'> & { events: api.WebhookEvent[] }

/**
 * A double of Resend's API for mails, domains and webhooks, whose answers have the types of Resend's own client. As its
 * documentation says, it
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
  domains: api.Domain[]
  webhooks: Webhook[]
  /** Whether the DNS records are there. */
  hasRecords: boolean
  /** Forgets all mails, with their keys and addresses, and accepts mails. */
  clear(): void
}

const sentDomain = z.object({ name: z.string() })
const sentEvents = z.object({ events: z.array(z.custom<api.WebhookEvent>()) })
const sentWebhook = sentEvents.extend({ endpoint: z.string() })
const sentMail = z.looseObject({
  to: z.union([z.array(z.string()), z.string().transform((address) => [address])]),
  subject: z.string(),
  tags: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
})

const refuse = (statusCode: number, name: api.ErrorResponse['name'], message: string) =>
  Response.json({ statusCode, name, message } satisfies api.ErrorResponse, { status: statusCode })

const accepted = (id: string) => ({ id }) satisfies api.CreateEmailResponseSuccess

const createdAt = '2026-01-01T00:00:00Z'

const dns = { ttl: 'Auto', status: 'not_started' } as const

const records: api.DomainRecords[] = [
  {
    ...dns,
    ...{ record: 'SPF', type: 'MX', name: 'send' },
    ...{ value: 'feedback-smtp.eu-west-1.amazonses.com', priority: 10 },
  },
  { ...dns, record: 'SPF', type: 'TXT', name: 'send', value: 'v=spf1 include:amazonses.com ~all' },
  { ...dns, record: 'SPF', type: 'TXT', name: 'send', value: 'other=verification' },
  { ...dns, record: 'DKIM', type: 'TXT', name: 'resend._domainkey', value: 'p=MIGf' },
]

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

  app.use(async ({ req }, next) => {
    if (req.header('Authorization') !== `Bearer ${double.key}`)
      return refuse(401, 'validation_error', 'API key is invalid')
    if (double.isRestricted && req.path !== '/emails')
      return refuse(401, 'restricted_api_key', 'This API key may only send')
    return next()
  })

  app.post('/emails', async ({ json, req }) => {
    if (double.refusal !== null) return new Response(null, { status: double.refusal })
    const key = req.header('Idempotency-Key') ?? null
    const request = await req.text()
    const headers: Record<string, string> = {}
    if (double.mailsInDay !== null) headers['x-resend-daily-quota'] = String(double.mailsInDay)
    const earlier = key === null ? undefined : known.get(key)
    if (earlier && earlier.request !== request)
      return refuse(409, 'invalid_idempotent_request', 'Another mail has this key')
    double.acceptedKeys.push(key)
    if (earlier) return json(accepted(earlier.id), 200, headers)
    const id = crypto.randomUUID()
    if (key !== null) known.set(key, { request, id })
    accept(id, key, sentMail.parse(JSON.parse(request)))
    return json(accepted(id), 200, headers)
  })

  app.get('/domains', ({ json }) =>
    json<api.ListDomainsResponseSuccess>({ object: 'list', has_more: false, data: double.domains }),
  )
  app.post('/domains', async ({ json, req }) => {
    const domain: api.Domain = {
      id: 'domain',
      name: sentDomain.parse(await req.json()).name,
      status: 'not_started',
      created_at: createdAt,
      region: 'eu-west-1',
      capabilities: { sending: 'enabled', receiving: 'disabled' },
    }
    double.domains.push(domain)
    return json<api.CreateDomainResponseSuccess>({ ...domain, records }, 201)
  })
  app.get('/domains/:id', ({ json, req }) => {
    const domain = double.domains.find(({ id }) => id === req.param('id'))
    if (domain === undefined) return refuse(404, 'not_found', 'Domain not found')
    return json<api.GetDomainResponseSuccess>({ object: 'domain', ...domain, records })
  })
  app.post('/domains/:id/verify', ({ json, req }) => {
    for (const domain of double.domains) domain.status = double.hasRecords ? 'verified' : 'pending'
    return json<api.VerifyDomainsResponseSuccess>({ object: 'domain', id: req.param('id') })
  })

  app.post('/api-keys', ({ json }) =>
    json<api.CreateApiKeyResponseSuccess>({ id: 'key', token: 're_sendingOfTheDouble' }, 201),
  )

  app.get('/webhooks', ({ json }) => {
    const data = double.webhooks.map(({ signing_secret: _, ...listed }) => listed)
    return json<api.ListWebhooksResponseSuccess>({ object: 'list', has_more: false, data })
  })
  app.get('/webhooks/:id', ({ json, req }) => {
    const webhook = double.webhooks.find(({ id }) => id === req.param('id'))
    if (webhook === undefined) return refuse(404, 'not_found', 'Webhook not found')
    return json<api.GetWebhookResponseSuccess>({ object: 'webhook', ...webhook })
  })
  app.patch('/webhooks/:id', async ({ json, req }) => {
    const { events } = sentEvents.parse(await req.json())
    for (const webhook of double.webhooks)
      if (webhook.id === req.param('id')) webhook.events = events
    return json<api.UpdateWebhookResponseSuccess>({ object: 'webhook', id: req.param('id') })
  })
  app.post('/webhooks', async ({ json, req }) => {
    const webhook: Webhook = {
      id: `webhook-${double.webhooks.length}`,
      signing_secret: `whsec_OfTheDouble${double.webhooks.length}`,
      created_at: createdAt,
      status: 'enabled',
      ...sentWebhook.parse(await req.json()),
    }
    double.webhooks.push(webhook)
    const { id, signing_secret } = webhook
    return json<api.CreateWebhookResponseSuccess>({ object: 'webhook', id, signing_secret }, 201)
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
    const event = { type: `email.${outcome}` as const, created_at: time, data }
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
