import * as z from 'zod/mini'
import { defaultLanguage, languageCodes } from '../../../shared/languages.ts'
import { readVariables, text } from '../_shared/variables.ts'

const address = z.email('must be a mail address')

const list = z.pipe(
  text,
  z.transform((values) => values.split(',').map((value) => value.trim())),
)

/** The site's origins, as browsers send them; the port may be `*`. */
const origins = list.check(
  z.refine(
    (values) => values.every((value) => /^https?:\/\/[a-z0-9.-]+(:(\d+|\*))?$/.test(value)),
    'must be origins such as https://www.example.org, separated by commas: without a path or a slash at the end',
  ),
)

export type Settings = ReturnType<typeof readSettings>

export function readSettings(given: Record<string, string>) {
  return readVariables(
    {
      SITE_ORIGINS: origins,
      CONTACT_EMAIL_TO: address,
      CONTACT_EMAIL_FROM: address,
      CONTACT_EMAIL_LANGUAGE: z._default(
        z.enum(languageCodes, `must be one of ${languageCodes.join(', ')}`),
        defaultLanguage,
      ),
      /** Domains to whose addresses the Studio's settings may route mail; else CONTACT_EMAIL_TO's. */
      CONTACT_EMAIL_DOMAINS: z.optional(list),
      /** Where the Studio's settings are; without it, all mail goes to CONTACT_EMAIL_TO. */
      SANITY_PROJECT_ID: z.optional(text),
      SANITY_DATASET: z._default(text, 'production'),
      SANITY_READ_TOKEN: z.optional(text),
      SANITY_API_HOST: z.optional(z.url('must be an address such as http://localhost:3334')),
      /** Resend's HTTP API sends mail where functions are hosted: SMTP's ports are closed there. */
      RESEND_API_KEY: z.optional(text),
      RESEND_API_URL: z._default(z.url(), 'https://api.resend.com/emails'),
      SMTP_URL: z.optional(z.url('must be an address such as smtp://localhost:1025')),
    },
    given,
  )
}
