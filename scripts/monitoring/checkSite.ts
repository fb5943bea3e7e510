import type { Environment } from '../environment.ts'
import { hostedClients } from '../services/hostedClients.ts'
import { checkLive } from './checkLive.ts'
import { type CheckResult, checkHost } from './hostChecks.ts'

/**
 * Checks a site's responses and, at SITE_URL, the pages and services too.
 * @throws Error if the site does not respond
 */
export async function checkSite(
  environment: Environment,
  address = environment.SITE_URL,
): Promise<CheckResult[]> {
  if (!URL.canParse(address)) throw new Error(`${address} is no address, such as https://…`)
  const results = await checkHost(address)
  const isLive = new URL(address).origin === new URL(environment.SITE_URL).origin
  if (!isLive) return results
  return [...results, ...(await checkLive({ address, ...(await hostedClients(environment)) }))]
}
