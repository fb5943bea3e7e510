import * as z from 'zod/mini'
import { defaultLanguage, languageCodes } from '../../../shared/languages.ts'
import { lakeVariables } from '../_shared/queryLake.ts'
import { readVariables, requiredString } from '../_shared/variables.ts'

const address = z.email('must be a mail address')

const list = z.pipe(
  requiredString,
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

/** Parses the function's secrets. @throws Error that names each invalid or missing one */
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
      /** Domains to which the Studio's settings may route mail; by default that of CONTACT_EMAIL_TO. */
      CONTACT_EMAIL_DOMAINS: z.optional(list),
      /** The location of the Studio's settings; without it, all mail goes to CONTACT_EMAIL_TO. */
      ...lakeVariables,
      /** The key of Resend's HTTP API; hosted functions cannot use SMTP's ports. */
      RESEND_API_KEY: z.optional(requiredString),
      RESEND_API_URL: z._default(z.url(), 'https://api.resend.com/emails'),
      SMTP_URL: z.optional(z.url('must be an address such as smtp://localhost:1025')),
    },
    given,
  )
}
