import { z } from 'zod'
import { readVariables } from '../_shared/variables.ts'

export type MailEventsSettings = ReturnType<typeof readSettings>

/** Parses the function's secrets. @throws Error that names each invalid or missing one */
export function readSettings(given: Record<string, string>) {
  return readVariables(
    {
      /** The signing secret of Resend's webhook. */
      RESEND_WEBHOOK_SECRET: z
        .string('is missing')
        .regex(/^whsec_[\w+/]+=*$/, 'must be the webhook’s signing secret, whsec_…'),
    },
    given,
  )
}
