import * as z from 'zod/mini'
import { readVariables, text } from '../_shared/variables.ts'

/** The hook's address is a secret: it is sent encrypted, or stays on this machine. */
const isPrivateWay = (address: string) =>
  /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(address)

const variables = z.object({
  /** Shared with Sanity's webhook. */
  SANITY_WEBHOOK_SECRET: text,
  /** A POST to this address starts a build. */
  DEPLOY_HOOK_URL: text.check(
    z.refine((address) => URL.canParse(address) && isPrivateWay(address), {
      error: 'must be an https address',
    }),
  ),
})

/**
 * Parses the function's settings.
 * @param given environment variables; empty ones count as absent
 * @throws Error that names every invalid variable
 */
export function readSettings(given: Record<string, string>) {
  const { data, supabase } = readVariables(variables, given)
  return {
    supabase,
    webhookSecret: data.SANITY_WEBHOOK_SECRET,
    deployHook: data.DEPLOY_HOOK_URL,
  }
}
