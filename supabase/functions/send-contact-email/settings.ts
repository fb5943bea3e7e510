import * as z from 'zod/mini'
import { readVariables, text } from '../_shared/variables.ts'
import type { ContentSource } from './companySettings.ts'
import { domainOf } from './recipient.ts'

const address = z.email('must be a mail address')

const variables = z.object({
  /** The site's origins, separated by commas; the port may be `*`. */
  SITE_ORIGINS: text,
  CONTACT_EMAIL_TO: address,
  CONTACT_EMAIL_FROM: address,
  /**
   * The company's domains, separated by commas: settings may route mail to their addresses. The
   * domain of CONTACT_EMAIL_TO if absent.
   */
  CONTACT_EMAIL_DOMAINS: z.optional(text),
  /** Where the settings are; without it, mail goes to CONTACT_EMAIL_TO and nobody is acknowledged. */
  SANITY_PROJECT_ID: z.optional(text),
  SANITY_DATASET: z._default(text, 'production'),
  SANITY_READ_TOKEN: z.optional(text),
  SANITY_API_HOST: z.optional(z.url('must be an address such as http://localhost:3334')),
  RESEND_API_KEY: z.optional(text),
  RESEND_API_URL: z._default(z.url(), 'https://api.resend.com/emails'),
  SMTP_URL: z.optional(z.url('must be an address such as smtp://localhost:1025')),
})

/** Mail leaves through Resend's HTTP API where functions are hosted: SMTP's ports are closed there. */
export type MailSettings = { from: string } & (
  | { by: 'resend'; key: string; url: string }
  | { by: 'smtp'; url: string }
)

/**
 * Parses the function's settings.
 * @param given environment variables; empty ones count as absent
 * @throws Error that names every invalid variable
 */
export function readSettings(given: Record<string, string>) {
  const { data, supabase } = readVariables(variables, given)
  return {
    origins: listOf(data.SITE_ORIGINS),
    supabase,
    mail: mailSettings(data),
    company: {
      to: data.CONTACT_EMAIL_TO,
      domains: listOf(data.CONTACT_EMAIL_DOMAINS ?? domainOf(data.CONTACT_EMAIL_TO)).map((domain) =>
        domain.toLowerCase(),
      ),
    },
    content: contentSource(data),
  }
}

const listOf = (values: string) => values.split(',').map((value) => value.trim())

function contentSource({
  SANITY_PROJECT_ID: project,
  SANITY_API_HOST: address = project && `https://${project}.api.sanity.io`,
  SANITY_DATASET: dataset,
  SANITY_READ_TOKEN: token,
}: z.output<typeof variables>): ContentSource | null {
  return address === undefined ? null : { address, dataset, token }
}

function mailSettings({
  CONTACT_EMAIL_FROM: from,
  RESEND_API_KEY: key,
  RESEND_API_URL,
  SMTP_URL,
}: z.output<typeof variables>): MailSettings {
  if (key !== undefined) return { from, by: 'resend', key, url: RESEND_API_URL }
  if (SMTP_URL !== undefined) return { from, by: 'smtp', url: SMTP_URL }
  throw new Error('Mail cannot be sent: set RESEND_API_KEY, or SMTP_URL where SMTP is possible.')
}
