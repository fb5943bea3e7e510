import type { Deployment } from '../environment.ts'
import { everyPath, type HeaderRule, headerRules, noIndex } from './headers.ts'
import { type Redirect, redirectStatus, redirects } from './siteRedirects.ts'

export const headersName = '_headers'

/** Returns the content of `_headers`, which Netlify and Cloudflare read in the site's directory. */
export function headersFile(deployment: Deployment): string {
  const more = deployment === 'production' ? {} : noIndex
  // One rule per path, because Cloudflare applies only the second of two.
  return headerRules
    .map(({ path, headers }) =>
      toLines({ path, headers: { ...headers, ...(path === everyPath && more) } }),
    )
    .join('')
}

function toLines({ path, headers }: HeaderRule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}

export const redirectsName = '_redirects'

/**
 * The status of old addresses. Cloudflare sends redirects without Cache-Control. Browsers would cache a 301
 * for ever, and loop between the addresses of a page that is renamed back.
 */
const uncachedStatus = 302

/**
 * Returns the content of `_redirects`, which Netlify and Cloudflare read in the site's directory. Cloudflare
 * rejects a deployment with an invalid or repeated rule, so none has Netlify's `!`: Netlify answers an old
 * address with its document (`prerender.ts`), which redirects too.
 * @param old the redirects of old addresses; first, because Cloudflare counts all rules after the first
 * pattern as patterns, and accepts a hundred
 */
export function redirectsFile(old: Redirect[]): string {
  const line = ({ from, to }: Redirect, status: number) => `${from} ${to} ${status}\n`
  return [
    ...old.map((rule) => line(rule, uncachedStatus)),
    // Cloudflare distinguishes paths with and without a trailing slash.
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((path) => line({ from: path, to }, redirectStatus)),
    ),
  ].join('')
}

export function readRedirects(file: string): Redirect[] {
  return file.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ')
    return from && to ? [{ from, to }] : []
  })
}
