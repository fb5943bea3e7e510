import { z } from 'zod'
import { lakeVariables } from '../_shared/contentLake.ts'
import { mailVariables } from '../_shared/mail.ts'
import { readVariables, requiredString } from '../_shared/variables.ts'

/** The site's origins, as browsers send them; the port may be `*`. */
const origins = requiredString
  .transform((values) => values.split(',').map((value) => value.trim()))
  .refine(
    (values) => values.every((value) => /^https?:\/\/[a-z0-9.-]+(:(\d+|\*))?$/.test(value)),
    'must be origins such as https://www.example.org, separated by commas: without a path or a slash at the end',
  )

export type MailSettings = ReturnType<typeof readSettings>

/** Parses the function's secrets. @throws Error that names each invalid or missing one */
export function readSettings(given: Record<string, string>) {
  return readVariables(
    {
      SITE_ORIGINS: origins,
      ...mailVariables,
      /** Domains to which the Studio's settings may route mail; by default the domain of CONTACT_EMAIL_TO. */
      CONTACT_EMAIL_DOMAINS: requiredString.optional(),
      /** The location of the Studio's settings; without it, all mail goes to CONTACT_EMAIL_TO. */
      ...lakeVariables,
      /** An SMTP server, used instead of Resend where functions can reach one. */
      SMTP_URL: z.url('must be an address such as smtp://localhost:1025').optional(),
    },
    given,
  )
}
