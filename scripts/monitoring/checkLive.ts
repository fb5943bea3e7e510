import { once } from 'node:events'
import { connect } from 'node:tls'
import { ClientError, type SanityClient } from '@sanity/client'
import type { SupabaseClient } from '@supabase/supabase-js'
import pMap from 'p-map'
import { z } from 'zod'
import { isUnfinished, missingSettings } from '../../shared/content/beforeLaunch.ts'
import { attributeUsage, isNearlyFull, statsPath } from '../../shared/monitoring/attributeUsage.ts'
import { probeEnquiryForm, readForm } from '../../shared/monitoring/formProbe.ts'
import { latePlansQuery } from '../../shared/plans/plan.ts'
import { type CheckResult, fetchWithAdvice, unreachable } from './hostChecks.ts'
import { findLag } from './siteLag.ts'

/** The remaining validity in ms below which a certificate is an error; hosts renew it about 30 days before. */
const certificateMarginMs = 21 * 24 * 3_600_000

const concurrency = 8

/** The outcome of a check, with the operator's next step after an error. */
type Observation = [observed: string, ...errors: string[]]

type Services = {
  address: string
  /** A client of the Content Lake, if the project is known. */
  client: SanityClient | null
  /** The variables whose tokens Sanity refuses. The client has none of them. */
  refusedTokens?: readonly string[]
  /** A client with the secret key of the database, if there is one. */
  database?: SupabaseClient | null
  /** Whether the site has the form; by default, it has. */
  takesEnquiries?: boolean
}

/**
 * Checks a live site and its services, as far as possible without secrets and without changing anything. A failing
 * service is a result and not an error, so that the other services are checked too. With a token of the Content Lake
 * and a client of the database, it finds every problem that the function `monitor-site` reports.
 */
export async function checkLive(
  { address, client, refusedTokens = [], database = null, takesEnquiries = true }: Services,
  now = Date.now(),
): Promise<CheckResult[]> {
  const checks: [name: string, path: string, check: () => Promise<Observation>][] = [
    ['every page of the sitemap', '/sitemap.xml', () => checkPages(address)],
  ]
  if (takesEnquiries)
    checks.push(
      ['form', '/contact', () => checkForm(address)],
      ['mail', '/functions/v1/send-contact-email', () => checkMail(address)],
    )
  if (address.startsWith('https:'))
    checks.push(['certificate', '/', () => checkCertificate(new URL(address), now)])
  if (client)
    checks.push(
      ['tokens of Sanity', '/data/query', async () => checkTokens(refusedTokens)],
      ['published content', '/build.json', () => checkContent(address, client)],
      ['site settings', '/', () => checkSettings(client)],
    )
  // Drafts, such as plans, and figures are shown only with a token.
  if (client?.config().token)
    checks.push(
      ['plans', '/data/query', () => checkPlans(client)],
      ['attributes', '/data/stats', () => checkAttributes(client)],
    )
  if (database)
    checks.push(['mail, backups', '/functions/v1/monitor-site', () => checkDatabase(database)])
  const results: CheckResult[] = []
  for (const [name, path, check] of checks) {
    const [observed, ...errors] = await check().catch(
      (error: Error): Observation => ['none', error.message],
    )
    results.push({ name, path, observed, errors })
  }
  return results
}

const readText = async (address: string, path: string) =>
  (await fetchWithAdvice(new URL(path, address))).text()

async function checkCertificate(url: URL, now: number): Promise<Observation> {
  const end = await readCertificateEnd(url.hostname, Number(url.port || 443)).catch(
    (error: Error) => {
      throw unreachable(url, error)
    },
  )
  const observed = `until ${end.toISOString().slice(0, 10)}`
  if (end.getTime() - now > certificateMarginMs) return [observed]
  return [observed, 'is not renewed: see the domain’s settings at the host, and its DNS']
}

/** @throws Error if the host does not complete a TLS handshake within ten seconds */
async function readCertificateEnd(host: string, port: number): Promise<Date> {
  const socket = connect({ host, port, servername: host })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(10_000) })
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}

async function checkPages(address: string): Promise<Observation> {
  const sitemap = await readText(address, '/sitemap.xml')
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
  if (urls.length === 0) return ['0 pages', 'the sitemap names no page: build again']
  const errors = await pMap(
    urls,
    async ({ origin, pathname, href }) => {
      if (origin !== new URL(address).origin) return [`names ${href}: build with this SITE_URL`]
      const { status } = await fetchWithAdvice(new URL(pathname, address), { method: 'HEAD' })
      return status === 200 ? [] : [`${pathname} is answered with ${status}: build again`]
    },
    { concurrency },
  )
  return [`${urls.length} pages`, ...errors.flat()]
}

function checkTokens(refused: readonly string[]): Observation {
  if (refused.length === 0) return ['none is refused']
  return [`${refused.join(', ')} refused`, 'has expired, or was revoked: see “Change a key”']
}

async function checkContent(address: string, client: SanityClient): Promise<Observation> {
  const lag = await findLag(client, address)
  if (lag === null) return ['is live']
  return ['is not live', `${lag} After ten minutes, see why in the Studio’s tool Website`]
}

async function checkPlans(client: SanityClient): Promise<Observation> {
  const late = await client.fetch<unknown>(latePlansQuery, {}, { perspective: 'raw' })
  if (late === 0) return ['none is late']
  return [`${late} late`, 'carry them out in the Studio, and see the log of whoever executes plans']
}

async function checkAttributes(client: SanityClient): Promise<Observation> {
  const url = statsPath(client.config().dataset ?? '')
  const stats = await client
    .withConfig({ apiVersion: '1' })
    .request<unknown>({ url })
    .catch((error: unknown) => {
      if (error instanceof ClientError && [401, 403].includes(error.statusCode)) return null
      throw error
    })
  if (stats === null) return ['not shown to this token']
  const usage = attributeUsage.parse(stats)
  const observed = `${usage.used} of ${usage.limit}`
  if (!isNearlyFull(usage)) return [observed]
  return [observed, 'at the limit nothing new can be saved: see “Values of removed fields”']
}

const openProblems = z.array(z.object({ name: z.string(), since: z.string() }))

/** Queries the problems that the function `monitor-site` has found, including those that only the database can detect. */
async function checkDatabase(database: SupabaseClient): Promise<Observation> {
  const { data, error } = await database.rpc('open_problems')
  if (error) throw new Error(`the database answers: ${error.message}. See SUPABASE_SECRET_KEY`)
  const problems = openProblems.parse(data)
  if (problems.length === 0) return ['no problem']
  const names = problems.map(({ name, since }) => `${name}, since ${since}`)
  return [`${problems.length} found`, `monitor-site reports: ${names.join('; ')}`]
}

const settings = z.looseObject({
  legal: z.looseObject({}),
  confirmedPublic: z.boolean().optional(),
})

const unlisted =
  'Until then pages tell search engines not to list them, unless somebody confirms the site in its settings, Legal'

async function checkSettings(client: SanityClient): Promise<Observation> {
  const site = settings.parse(await client.fetch<unknown>('*[_id == "siteSettings"][0]'))
  const missing = missingSettings(site)
  if (missing.length === 0) return ['are there']
  const paths = missing.join(', ')
  return [
    `${missing.length} missing`,
    `site settings have no value, or an example: ${paths}. See docs/before-launch.md`,
    ...(isUnfinished(site) ? [unlisted] : []),
  ]
}

async function checkForm(address: string): Promise<Observation> {
  const refusal = await probeEnquiryForm(address, fetchWithAdvice)
  if (refusal === null) return ['an invalid enquiry is refused']
  return [
    'is refused',
    `no enquiry can be stored: ${refusal}. Is the project paused, its key in the site replaced, or a migration not pushed?`,
  ]
}

async function checkMail(address: string): Promise<Observation> {
  const { project } = await readForm(address, fetchWithAdvice)
  const { origin: Origin } = new URL(address)
  const url = new URL('/functions/v1/send-contact-email', project)
  const { status } = await fetchWithAdvice(url, { method: 'OPTIONS', headers: { Origin } })
  if (status === 204) return ['204']
  if (status === 403) return ['403', `SITE_ORIGINS lacks ${Origin}: mail leaves a minute late`]
  return [`${status}`, 'does not run: its log in Supabase names a missing setting']
}
