import * as z from 'zod/mini'
import { readVariables, text } from '../_shared/variables.ts'

export type Settings = ReturnType<typeof readSettings>

export function readSettings(given: Record<string, string>) {
  return readVariables(
    {
      /** Shared with Sanity's webhook. */
      SANITY_WEBHOOK_SECRET: text,
      /** A POST to this address starts a build. It is a secret: sent encrypted, or on this machine. */
      DEPLOY_HOOK_URL: text.check(
        z.regex(/^(https:\/\/\w|http:\/\/localhost[:/])/, 'must be an https address'),
      ),
      /** A token that may write content; without it no plans are carried out. */
      SANITY_PLANS_TOKEN: z.optional(text),
      SANITY_PROJECT_ID: z._default(text, 'localdev'),
      SANITY_DATASET: z._default(text, 'production'),
      SANITY_API_HOST: z.optional(z.url('must be an address such as http://localhost:3334')),
    },
    given,
  )
}
