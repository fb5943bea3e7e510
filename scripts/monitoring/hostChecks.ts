import { z } from 'zod'
import { contentIndexPath } from '../../shared/content/addresses/contentModulePaths.ts'
import { defaultLanguage, languages } from '../../shared/languages.ts'
import { liveBuildPath, readLiveBuild } from '../../shared/publishing/liveBuild.ts'
import { noIndex, revalidated, siteHeaders } from '../build/output/headers.ts'
import { redirectStatus } from '../build/output/siteRedirects.ts'

const contentIndex = z.object({ redirects: z.record(z.string(), z.string()) })

/** A path of the site and the required response of the host. */
type HostCheck = {
  name: string
  path: string
  /** The accepted responses: a status, and for redirects the target. */
  expected: string[]
  headers?: Record<string, string>
  /** Headers that must be missing, or must not match. */
  without?: Record<string, RegExp>
  /** A pattern that the page must match, unless the response is a redirect. */
  body?: RegExp
}

export type CheckResult = Pick<HostCheck, 'name' | 'path'> & { observed: string; errors: string[] }

/**
 * Compares a host's responses, headers and redirects with the expected ones, path by path.
 * @param address the site's URL
 * @returns a result for each path, with its errors
 * @throws Error if the host does not respond within ten seconds
 */
export async function checkHost(address: string): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const check of await planChecks(address)) results.push(await run(check, address))
  return results
}

/**
 * Fetches a URL.
 * @throws Error with advice if there is no response within ten seconds
 */
export async function fetchWithAdvice(url: URL, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).catch((error: Error) => {
    throw unreachable(url, error.cause instanceof Error ? error.cause : error)
  })
}

export const unreachable = ({ origin }: URL, { message }: Error) =>
  new Error(
    `${origin} cannot be reached: ${message}. See its state, domain and certificate at its host.`,
  )

/**
 * Lists the checks of a site. For each kind of hashed file, only the first file that two of the site's pages link is
 * checked.
 */
async function planChecks(address: string): Promise<HostCheck[]> {
  const texts = ['/', '/about'].map(async (path) =>
    (await fetchWithAdvice(new URL(path, address))).text(),
  )
  const pages = (await Promise.all(texts)).join('')
  const live = await readLiveBuild(address).catch(() => null)
  const index = await fetchWithAdvice(new URL(contentIndexPath(defaultLanguage), address))
  const oldAddresses = Object.entries(readRedirects(await index.text())).slice(0, 1)
  const isProduction = live?.deployment !== 'preview'
  const indexing = isProduction ? { without: { 'X-Robots-Tag': /noindex/ } } : { headers: noIndex }

  const file = (name: string, path: string): HostCheck => ({
    name,
    path,
    expected: ['200'],
    headers: siteHeaders(path),
  })
  const page = (name: string, path: string, address = path): HostCheck => ({
    ...file(name, path),
    // The page, or a redirect to its canonical address.
    expected:
      path === address ? ['200'] : ['200', ...[301, 302, 307, 308].map((s) => `${s} ${address}`)],
    headers: path === address ? siteHeaders(path) : {},
    // A page hidden from search engines has no canonical address.
    body: new RegExp(`("canonical" href|"og:url" content)="https?://[^/"]+${address}"`),
  })
  const [service] = /\/services\/[a-z0-9-]+/.exec(pages) ?? []
  const linkedFile = (name: string, pattern: RegExp) =>
    (pattern.exec(pages) ?? []).map((path) => file(name, path))

  return [
    page('home', '/'),
    page('page', '/about'),
    page('page that is also a folder', '/services'),
    page('the same with a slash', '/services/', '/services'),
    ...(service ? [page('page in the folder', service)] : []),
    page('page by its file', '/about.html', '/about'),
    ...oldAddresses.map(([from, to]) => page('old address', from, to)),
    {
      ...file('unknown path', '/no/such/page'),
      expected: ['404'],
      body: /name="robots" content="noindex"/,
    },
    {
      name: 'missing file',
      path: '/assets/missing-00000000.js',
      expected: ['404'],
      // Browsers would cache the 404, even after a later build adds a file at this path.
      without: { 'Cache-Control': /immutable/ },
    },
    {
      name: 'English with its prefix',
      path: `/${defaultLanguage}/about`,
      expected: [`${redirectStatus} /about`],
    },
    ...linkedFile('hashed script', /\/assets\/[\w.-]+\.js/),
    ...linkedFile('content by hash', /\/content\/[0-9a-f]{12}\/[\w./-]+\.js/),
    file('content index', contentIndexPath(defaultLanguage)),
    ...linkedFile('image', /\/images\/[\w.-]+/),
    ...linkedFile('PDF', /\/files\/[\w.-]+/),
    ...linkedFile('map', /\/maps\/[\w.-]+\.svg/),
    file('flag', `/flags/${languages[0].flag}.svg`),
    file('robots.txt', '/robots.txt'),
    file('sitemap', '/sitemap.xml'),
    file('web manifest', '/manifest.webmanifest'),
    file('build', liveBuildPath),
    {
      name: isProduction ? 'search engines, in production' : 'no search engines, off production',
      path: '/about',
      expected: ['200'],
      ...indexing,
    },
  ]
}

/** Returns the redirects in the module of the content index, or none if the file is something else. */
function readRedirects(module: string): Record<string, string> {
  const [, json = 'null'] = /^export default (.*)$/m.exec(module) ?? []
  const { success, data } = contentIndex.safeParse(JSON.parse(json))
  return success ? data.redirects : {}
}

async function run(check: HostCheck, address: string): Promise<CheckResult> {
  const response = await fetchWithAdvice(new URL(check.path, address), { redirect: 'manual' })
  const target = response.headers.get('Location')
  const { status } = response
  const observed = target ? `${status} ${new URL(target, address).pathname}` : `${status}`
  const text = await response.text()
  const errors: string[] = []
  if (!check.expected.includes(observed)) errors.push(`expected ${check.expected.join(' or ')}`)
  if (check.body && target === null && !check.body.test(text)) errors.push('not the page expected')
  for (const [name, value] of Object.entries(check.headers ?? {})) {
    const sent = response.headers.get(name)
    if (!hasHeaderValue(sent, value))
      errors.push(`${name}: ${sent ?? 'not sent'}, expected ${value}`)
  }
  for (const [name, pattern] of Object.entries(check.without ?? {})) {
    const sent = response.headers.get(name)
    if (sent !== null && pattern.test(sent)) errors.push(`${name} must not be ${sent}`)
  }
  return { name: check.name, path: check.path, observed, errors }
}

/** Returns whether a header contains a value, because hosts word revalidation differently. */
function hasHeaderValue(sent: string | null, value: string): boolean {
  if (sent === null) return false
  if (value === revalidated) return /\b(no-store|no-cache|max-age=0)\b/.test(sent)
  const plain = (text: string) => `,${text.replace(/,\s+/g, ',')},`
  return plain(sent).includes(plain(value))
}

/**
 * Returns results as lines for a terminal: `ok` or `FAIL`, the check, the path and the response, with errors below.
 * Errors that an earlier path has in the same words are not repeated, such as headers that the host never sends.
 */
export function toTable(results: CheckResult[]): string[] {
  const firstWith = new Map<string, string>()
  return results.flatMap(({ name, path, observed, errors }) => {
    const first = firstWith.get(errors.join())
    if (errors.length > 0 && first === undefined) firstWith.set(errors.join(), path)
    return [
      `${errors.length === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(36)}  ${path.padEnd(40)}  ${observed}`,
      ...(first === undefined ? errors : [`as ${first}`]).map((error) => `      ${error}`),
    ]
  })
}
