import { z } from 'zod'
import { contentIndexPath } from '../../shared/content/modules.ts'
import { defaultLanguage, languages } from '../../shared/languages.ts'
import { liveBuildPath, readLiveBuild } from '../../shared/liveBuild.ts'
import { noIndex, revalidated, siteHeaders } from '../site/headers.ts'
import { redirectStatus } from '../site/redirects.ts'

const contentIndex = z.object({ redirects: z.record(z.string(), z.string()) })

/** A path of the site and the response that a host has to give. */
type Check = {
  name: string
  path: string
  /** The accepted answers: a status, for redirects with their target. */
  answers: string[]
  headers: Record<string, string>
  /** Headers that must not be sent, or not with a value that matches. */
  without?: Record<string, RegExp>
  /** Has to match the page, unless the answer is a redirect. */
  body?: RegExp
}

export type Result = Pick<Check, 'name' | 'path'> & { answer: string; errors: string[] }

/** Checks a host's headers and redirects against those of the code, path by path. */
export async function checkHost(address: string): Promise<Result[]> {
  const results: Result[] = []
  for (const check of await checksOf(address)) results.push(await run(check, address))
  return results
}

/** @throws Error that says what to do where there is no answer within ten seconds */
export async function ask(url: URL, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message
    throw new Error(
      `${url.origin} cannot be reached: ${reason}. See its state, domain and certificate at its host.`,
    )
  })
}

/** Lists the checks of a site; those of hashed files are of files that two of its pages name. */
async function checksOf(address: string): Promise<Check[]> {
  const texts = ['/', '/about'].map(async (path) => (await ask(new URL(path, address))).text())
  const pages = (await Promise.all(texts)).join('')
  const live = await readLiveBuild(address).catch(() => null)
  const index = await ask(new URL(contentIndexPath(defaultLanguage), address))
  const oldAddresses = Object.entries(readRedirects(await index.text())).slice(0, 1)
  const isProduction = live?.deployment !== 'preview'
  const indexing = isProduction ? { without: { 'X-Robots-Tag': /noindex/ } } : { headers: noIndex }

  const file = (name: string, path: string): Check => ({
    name,
    path,
    answers: ['200'],
    headers: siteHeaders(path),
  })
  const page = (name: string, path: string, address = path): Check => ({
    ...file(name, path),
    // The page itself, or a redirect to its one address.
    answers:
      path === address ? ['200'] : ['200', ...[301, 302, 307, 308].map((s) => `${s} ${address}`)],
    headers: path === address ? siteHeaders(path) : {},
    body: new RegExp(`rel="canonical" href="https?://[^/"]+${address}"`),
  })
  const [service] = /\/services\/[a-z0-9-]+/.exec(pages) ?? []
  const named = (name: string, pattern: RegExp) =>
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
      answers: ['404'],
      body: /name="robots" content="noindex"/,
    },
    {
      name: 'missing file',
      path: '/assets/missing-00000000.js',
      answers: ['404'],
      headers: {},
      // A browser would not ask again when a later build has the file.
      without: { 'Cache-Control': /immutable/ },
    },
    {
      name: 'language that others leave out',
      path: `/${defaultLanguage}/about`,
      answers: [`${redirectStatus} /about`],
      headers: {},
    },
    ...named('hashed script', /\/assets\/[\w.-]+\.js/),
    ...named('content by hash', /\/content\/[0-9a-f]{12}\/[\w./-]+\.js/),
    file('content index', contentIndexPath(defaultLanguage)),
    ...named('image', /\/images\/[\w.-]+/),
    ...named('PDF', /\/files\/[\w.-]+/),
    ...named('map', /\/maps\/[\w.-]+\.svg/),
    file('flag', `/flags/${languages[0].flag}.svg`),
    file('robots.txt', '/robots.txt'),
    file('sitemap', '/sitemap.xml'),
    file('web manifest', '/manifest.webmanifest'),
    file('build', liveBuildPath),
    {
      name: isProduction ? 'search engines, in production' : 'no search engines, off production',
      path: '/about',
      answers: ['200'],
      headers: {},
      ...indexing,
    },
  ]
}

/** Returns the redirects that a module with the content index names; none where it is another file. */
function readRedirects(module: string): Record<string, string> {
  const [, json = 'null'] = /^export default (.*)$/m.exec(module) ?? []
  const { success, data } = contentIndex.safeParse(JSON.parse(json))
  return success ? data.redirects : {}
}

async function run(check: Check, address: string): Promise<Result> {
  const response = await ask(new URL(check.path, address), { redirect: 'manual' })
  const target = response.headers.get('Location')
  const { status } = response
  const answer = target ? `${status} ${new URL(target, address).pathname}` : `${status}`
  const text = await response.text()
  const errors: string[] = []
  if (!check.answers.includes(answer)) errors.push(`expected ${check.answers.join(' or ')}`)
  if (check.body && target === null && !check.body.test(text)) errors.push('not the page expected')
  for (const [name, value] of Object.entries(check.headers)) {
    const sent = response.headers.get(name)
    if (!says(sent, value)) errors.push(`${name}: ${sent ?? 'not sent'}, expected ${value}`)
  }
  for (const [name, pattern] of Object.entries(check.without ?? {})) {
    const sent = response.headers.get(name)
    if (sent !== null && pattern.test(sent)) errors.push(`${name} must not be ${sent}`)
  }
  return { name: check.name, path: check.path, answer, errors }
}

/** Returns whether a header has a value, alone or beside others; hosts revalidate in several ways. */
function says(sent: string | null, value: string): boolean {
  if (sent === null) return false
  if (value === revalidated) return /\b(no-store|no-cache|max-age=0)\b/.test(sent)
  const plain = (text: string) => `,${text.replace(/,\s+/g, ',')},`
  return plain(sent).includes(plain(value))
}

export function toTable(results: Result[]): string[] {
  return results.flatMap(({ name, path, answer, errors }) => [
    `${errors.length === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(36)}  ${path.padEnd(40)}  ${answer}`,
    ...errors.map((error) => `      ${error}`),
  ])
}
