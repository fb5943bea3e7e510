import { once } from 'node:events'
import { connect } from 'node:tls'
import type { SanityClient } from '@sanity/client'
import pMap from 'p-map'
import { z } from 'zod'
import { isUnfinished, missingFacts } from '../../shared/content/beforeLaunch.ts'
import { type CheckResult, fetchWithHint } from '../hosting/hostChecks.ts'
import { findLag } from './siteLag.ts'

/** The remaining validity in ms below which a certificate is an error; hosts renew it about 30 days before. */
const certificateMargin = 21 * 24 * 3_600_000

const concurrency = 8

/** The outcome of a check, with the operator's next step after an error. */
type CheckAnswer = [answer: string, ...errors: string[]]

/**
 * Checks a live site and its services, as far as possible without secrets and without changing anything. A service that
 * fails is a result, and no error, so that the others are checked too.
 * @param site its URL, and a client of its Content Lake if the project is known
 */
export async function checkLive(
  { address, client }: { address: string; client: SanityClient | null },
  now = Date.now(),
): Promise<CheckResult[]> {
  const questions: [name: string, path: string, answerOf: () => Promise<CheckAnswer>][] = [
    ['every page of the sitemap', '/sitemap.xml', () => askPages(address)],
    ['form', '/contact', () => askInsert(address)],
    ['mail', '/functions/v1/send-contact-email', () => askMail(address)],
  ]
  if (address.startsWith('https:'))
    questions.push(['certificate', '/', () => askCertificate(new URL(address), now)])
  if (client)
    questions.push(
      ['published content', '/build.json', () => askContent(address, client)],
      ['company’s facts', '/', () => askFacts(client)],
    )
  const results: CheckResult[] = []
  for (const [name, path, answerOf] of questions) {
    const [answer, ...errors] = await answerOf().catch(
      (error: Error): CheckAnswer => ['none', error.message],
    )
    results.push({ name, path, answer, errors })
  }
  return results
}

const readText = async (address: string, path: string) =>
  (await fetchWithHint(new URL(path, address))).text()

/** Returns the page with the form, and the URL of the project that its policy allows. */
async function readForm(address: string) {
  const page = await readText(address, '/contact')
  const [, supabase] = /connect-src \S+ ([^;"\s]+)/.exec(page) ?? []
  if (supabase === undefined) throw new Error('/contact names no Supabase project: build again')
  return { page, supabase }
}

async function askCertificate({ hostname, port }: URL, now: number): Promise<CheckAnswer> {
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname })
  await once(socket, 'secureConnect').finally(() => socket.end())
  const end = new Date(socket.getPeerCertificate().valid_to)
  const answer = `until ${end.toISOString().slice(0, 10)}`
  if (end.getTime() - now > certificateMargin) return [answer]
  return [answer, 'is not renewed: see the domain’s settings at the host, and its DNS']
}

async function askPages(address: string): Promise<CheckAnswer> {
  const sitemap = await readText(address, '/sitemap.xml')
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
  if (urls.length === 0) return ['0 pages', 'the sitemap names no page: build again']
  const errors = await pMap(
    urls,
    async ({ origin, pathname, href }) => {
      if (origin !== new URL(address).origin) return [`names ${href}: build with this SITE_URL`]
      const { status } = await fetchWithHint(new URL(pathname, address), { method: 'HEAD' })
      return status === 200 ? [] : [`${pathname} is answered with ${status}: build again`]
    },
    { concurrency },
  )
  return [`${urls.length} pages`, ...errors.flat()]
}

async function askContent(address: string, client: SanityClient): Promise<CheckAnswer> {
  const lag = await findLag(client, address)
  if (lag === null) return ['is live']
  return ['is not live', `${lag} After ten minutes, see why in the Studio’s tool Website`]
}

const settings = z.looseObject({
  legal: z.looseObject({}),
  confirmedPublic: z.boolean().optional(),
})

const unlisted =
  'Until then pages tell search engines not to list them, unless somebody confirms the site in its settings, Legal'

async function askFacts(client: SanityClient): Promise<CheckAnswer> {
  const site = settings.parse(await client.fetch<unknown>('*[_id == "siteSettings"][0]'))
  const missing = missingFacts(site)
  if (missing.length === 0) return ['are there']
  const paths = missing.join(', ')
  return [
    `${missing.length} missing`,
    `site settings have no value, or an example: ${paths}. See docs/before-launch.md`,
    ...(isUnfinished(site) ? [unlisted] : []),
  ]
}

/** Returns the form's key, from the scripts that the page imports. */
async function findKey(page: string, address: string): Promise<string> {
  const names = new Set(scriptsIn(page))
  // Iterates over scripts that are added meanwhile too.
  for (const name of names) {
    const script = await readText(address, `/assets/${name}`)
    const [key] = /sb_publishable_[\w-]+|\beyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(script) ?? []
    if (key !== undefined) return key
    for (const other of scriptsIn(script)) names.add(other)
  }
  throw new Error('No script of the page has a key: build with SUPABASE_PUBLISHABLE_KEY')
}

const scriptsIn = (text: string) =>
  [...text.matchAll(/[\w.-]+-[\w-]{8}\.js/g)].map(([name]) => name)

/** Sends an enquiry that breaks a rule, so that the database refuses it and nothing is stored. */
async function askInsert(address: string): Promise<CheckAnswer> {
  const { page, supabase } = await readForm(address)
  const apikey = await findKey(page, address)
  const response = await fetchWithHint(new URL('/rest/v1/contacts', supabase), {
    method: 'POST',
    headers: { apikey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ first_name: 'check:live', email: 'nowhere', message: 'check:live' }),
  })
  const text = await response.text()
  if (text.includes('23514')) return ['an invalid enquiry is refused']
  return [
    `${response.status}`,
    `no enquiry can be stored: ${text.slice(0, 200)}. Is the project paused, its key in the site replaced, or a migration not pushed?`,
  ]
}

async function askMail(address: string): Promise<CheckAnswer> {
  const { supabase } = await readForm(address)
  const { origin: Origin } = new URL(address)
  const url = new URL('/functions/v1/send-contact-email', supabase)
  const { status } = await fetchWithHint(url, { method: 'OPTIONS', headers: { Origin } })
  if (status === 204) return ['204']
  if (status === 403) return ['403', `SITE_ORIGINS lacks ${Origin}: mail leaves a minute late`]
  return [`${status}`, 'does not run: its log in Supabase names a missing setting']
}
