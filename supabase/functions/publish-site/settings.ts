import * as z from 'zod/mini'
import { projectVariables, readVariables, text } from '../_shared/variables.ts'

/** The hook's address is its key: it travels encrypted, or not beyond this machine. */
const isPrivateWay = (address: string) =>
  /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(address)

const variables = z.object({
  ...projectVariables,
  /** Known to Sanity's webhook and to us. */
  SANITY_WEBHOOK_SECRET: text,
  /** The host's address that starts a build when it is POSTed to. */
  DEPLOY_HOOK_URL: text.check(
    z.refine((address) => URL.canParse(address) && isPrivateWay(address), {
      error: 'must be an https address',
    }),
  ),
})

export type Settings = {
  supabase: { url: string; key: string }
  webhookSecret: string
  deployHook: string
}

/**
 * The function's settings.
 * @param given the variables of its environment; empty ones count as absent
 * @throws Error that names every variable at fault
 */
export function readSettings(given: Record<string, string>): Settings {
  const data = readVariables(variables, given)
  return {
    supabase: { url: data.SUPABASE_URL, key: data.SUPABASE_SERVICE_ROLE_KEY },
    webhookSecret: data.SANITY_WEBHOOK_SECRET,
    deployHook: data.DEPLOY_HOOK_URL,
  }
}
