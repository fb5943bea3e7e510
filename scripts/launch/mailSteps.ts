import { z } from 'zod'
import { undeliveredEvents } from '../../shared/enquiry/undeliveredMail.ts'
import { readEnvironment } from '../environment.ts'
import { askService, isRefusal } from './askService.ts'
import type { EnvFile } from './envFile.ts'
import { siteDomain } from './nameServers.ts'
import { done, missing, type Step } from './step.ts'
import { projectRef } from './supabase.ts'

const dnsRecord = z.object({
  record: z.string(),
  type: z.string(),
  name: z.string(),
  value: z.string(),
  priority: z.number().nullish(),
})
const domain = z.object({ id: z.string(), name: z.string(), status: z.string() })
const domains = z.object({ data: z.array(domain) })
const domainWithRecords = domain.extend({ records: z.array(dnsRecord).default([]) })
const webhook = z.object({
  id: z.string(),
  endpoint: z.string(),
  events: z.array(z.string()).nullish(),
})
const webhooks = z.object({ data: z.array(webhook) })
const newKey = z.object({ token: z.string() })
const webhookWithSecret = z.object({ signing_secret: z.string() })

const askResend = (settings: EnvFile, path: string, options?: { method: string; body?: unknown }) =>
  askService(
    'Resend',
    new URL(path, readEnvironment().RESEND_API_URL),
    settings.get('RESEND_API_KEY'),
    options,
  )

async function findDomain(settings: EnvFile) {
  const listed = domains.parse(await askResend(settings, '/domains')).data
  return listed.find(({ name }) => name === siteDomain(settings))
}

const readDomain = async (settings: EnvFile, id: string) =>
  domainWithRecords.parse(await askResend(settings, `/domains/${id}`))

const webhookUrl = (settings: EnvFile) =>
  `https://${projectRef(settings)}.supabase.co/functions/v1/mail-events`

async function findWebhook(settings: EnvFile) {
  const listed = webhooks.parse(await askResend(settings, '/webhooks')).data
  return listed.find(({ endpoint }) => endpoint === webhookUrl(settings))
}

/**
 * Returns a DNS record as a registrar's form asks for it. The number tells records of one type and name apart, such as
 * two of type TXT.
 */
const dnsField = ({ type, name, value, priority }: z.output<typeof dnsRecord>, index: number) => [
  `${index + 1}. ${type} ${name}`,
  typeof priority === 'number' ? `${value}, priority ${priority}` : value,
]

/** Returns an event that a webhook does not receive, or undefined if Resend does not list its events. */
const missingEvent = ({ events }: z.output<typeof webhook>) =>
  undeliveredEvents.find((event) => events?.includes(event) === false)

export const mailSteps: Step[] = [
  {
    part: 'enquiries',
    name: 'address for enquiries',
    check: async (settings) => {
      const address = settings.find('CONTACT_EMAIL_TO')
      if (address === undefined) return missing('no CONTACT_EMAIL_TO')
      return z.email().safeParse(address).success
        ? done(address)
        : missing(`${address} is no address`)
    },
    byHand: () => ({
      what: 'Enter the mailbox that enquiries are mailed to, which two people or more read',
      setting: 'CONTACT_EMAIL_TO',
    }),
    tasks: ['the mailbox for enquiries'],
  },
  {
    part: 'enquiries',
    name: 'Resend account',
    check: async (settings) => {
      if (settings.find('RESEND_API_KEY') === undefined) return missing('no RESEND_API_KEY')
      try {
        await askResend(settings, '/domains')
        return done('the key is accepted')
      } catch (error) {
        if (isRefusal(error))
          return missing(`the key is refused, or may only send: ${settings.redact(error.message)}`)
        throw error
      }
    },
    byHand: () => ({
      what: 'Make an account at Resend and an API key, and enter it here',
      page: 'https://resend.com/api-keys',
      values: { permission: 'Full access' },
      setting: 'RESEND_API_KEY',
      isSecret: true,
    }),
    tasks: ['an account at Resend, and a key'],
  },
  {
    part: 'enquiries',
    name: 'domain at Resend',
    check: async (settings) =>
      (await findDomain(settings)) ? done(siteDomain(settings)) : missing('not added'),
    run: async (settings) => {
      const body = { name: siteDomain(settings) }
      await askResend(settings, '/domains', { method: 'POST', body })
    },
  },
  {
    part: 'enquiries',
    name: 'sender',
    check: async (settings) => {
      const sender = settings.find('CONTACT_EMAIL_FROM')
      if (sender === undefined) return missing('no CONTACT_EMAIL_FROM')
      const domain = siteDomain(settings)
      return sender.endsWith(`@${domain}`)
        ? done(sender)
        : missing(`${sender} is not at ${domain}, the domain that may send`)
    },
    run: (settings) => settings.store({ CONTACT_EMAIL_FROM: `website@${siteDomain(settings)}` }),
  },
  {
    part: 'enquiries',
    name: 'DNS of mail',
    check: async (settings) => {
      const listedDomain = await findDomain(settings)
      if (listedDomain === undefined) return missing('the domain is not added')
      return listedDomain.status === 'verified'
        ? done('is verified')
        : missing(`is ${listedDomain.status}`)
    },
    byHand: async (settings) => {
      const listedDomain = await findDomain(settings)
      const { records } = await readDomain(settings, listedDomain?.id ?? '')
      return {
        what: 'Set these DNS records where the domain’s name servers are. That they are known everywhere can take an hour',
        page: 'https://resend.com/domains',
        values: Object.fromEntries(records.map(dnsField)),
      }
    },
    tasks: ['two TXT records', 'an MX record', 'the record of the signature (DKIM)'],
    run: async (settings) => {
      const listedDomain = await findDomain(settings)
      if (listedDomain && listedDomain.status !== 'verified')
        await askResend(settings, `/domains/${listedDomain.id}/verify`, { method: 'POST' })
    },
  },
  {
    part: 'enquiries',
    name: 'key that sends',
    // A key that may only send is valid for one domain.
    uses: ['SITE_URL'],
    check: async (settings) =>
      settings.find('RESEND_SENDING_API_KEY') ? done('is made') : missing('not made'),
    run: async (settings) => {
      const domain = await findDomain(settings)
      const body = {
        name: `website of ${siteDomain(settings)}`,
        permission: 'sending_access',
        domain_id: domain?.id,
      }
      const made = newKey.parse(await askResend(settings, '/api-keys', { method: 'POST', body }))
      await settings.store({ RESEND_SENDING_API_KEY: made.token })
    },
  },
  {
    part: 'enquiries',
    name: 'reports of bounces',
    check: async (settings) => {
      if (settings.find('RESEND_WEBHOOK_SECRET') === undefined)
        return missing('no RESEND_WEBHOOK_SECRET')
      const known = await findWebhook(settings)
      if (!known) return missing('no webhook')
      const event = missingEvent(known)
      return event ? missing(`the webhook lacks ${event}`) : done('are sent to mail-events')
    },
    run: async (settings) => {
      // The webhook exists already if an earlier run was interrupted, or `.env` was lost.
      const known = await findWebhook(settings)
      const body = { endpoint: webhookUrl(settings), events: undeliveredEvents }
      if (known && missingEvent(known))
        await askResend(settings, `/webhooks/${known.id}`, { method: 'PATCH', body })
      const { signing_secret } = webhookWithSecret.parse(
        known
          ? await askResend(settings, `/webhooks/${known.id}`)
          : await askResend(settings, '/webhooks', { method: 'POST', body }),
      )
      await settings.store({ RESEND_WEBHOOK_SECRET: signing_secret })
    },
  },
]
