import * as z from 'zod/mini'
import { type Project, readVariables, text } from '../_shared/variables.ts'

const address = z.email('must be a mail address')

const variables = z.object({
  /** The site's origins, separated by commas; the port may be `*`. */
  SITE_ORIGINS: text,
  CONTACT_EMAIL_TO: address,
  CONTACT_EMAIL_FROM: address,
  RESEND_API_KEY: z.optional(text),
  RESEND_API_URL: z._default(z.url(), 'https://api.resend.com/emails'),
  SMTP_URL: z.optional(z.url('must be an address such as smtp://localhost:1025')),
})

/** Mail leaves through Resend's HTTP API where functions are hosted: SMTP's ports are closed there. */
export type MailSettings = { to: string; from: string } & (
  | { by: 'resend'; key: string; url: string }
  | { by: 'smtp'; url: string }
)

export type Settings = {
  origins: string[]
  supabase: Project
  mail: MailSettings
}

/**
 * Parses the function's settings.
 * @param given environment variables; empty ones count as absent
 * @throws Error that names every variable at fault
 */
export function readSettings(given: Record<string, string>): Settings {
  const { data, supabase } = readVariables(variables, given)
  return {
    origins: data.SITE_ORIGINS.split(',').map((origin) => origin.trim()),
    supabase,
    mail: { to: data.CONTACT_EMAIL_TO, from: data.CONTACT_EMAIL_FROM, ...transport(data) },
  }
}

function transport(data: z.output<typeof variables>) {
  if (data.RESEND_API_KEY !== undefined)
    return { by: 'resend', key: data.RESEND_API_KEY, url: data.RESEND_API_URL } as const
  if (data.SMTP_URL !== undefined) return { by: 'smtp', url: data.SMTP_URL } as const
  throw new Error('Mail cannot be sent: set RESEND_API_KEY, or SMTP_URL where SMTP is possible.')
}
