import type { Deployment } from '../../environment.ts'
import { everyPath, type HeaderRule, headerRules, noIndex } from './headers.ts'
import { type Redirect, redirects } from './siteRedirects.ts'

export const headersName = '_headers'

/** Returns the content of `_headers`, which Netlify and Cloudflare read in the site's directory. */
export function headersFile(deployment: Deployment): string {
  const more = deployment === 'production' ? {} : noIndex
  // Each path has one rule, because Cloudflare applies only the second of two.
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
 * Returns the content of `_redirects`, which Netlify and Cloudflare read in the site's directory. Cloudflare rejects a
 * deployment with an invalid or repeated rule, so no rule has Netlify's `!`. Netlify therefore responds to an old
 * address with the document at that address (`prerender.ts`), which redirects too.
 * @param old the redirects of old addresses. They come first, because Cloudflare counts all rules after the first
 *   pattern as patterns, and accepts only a hundred patterns
 */
export function redirectsFile(old: Redirect[]): string {
  // Cloudflare distinguishes paths with and without a trailing slash.
  const fixed = redirects.flatMap((rule) => [rule, { ...rule, from: `${rule.from}/` }])
  return [...old, ...fixed].map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
}

/** Parses the content of `_redirects` that `redirectsFile` has written. */
export function readRedirects(file: string): Redirect[] {
  return file.split('\n').flatMap((line) => {
    const [from, to, status] = line.split(' ')
    return from && to ? [{ from, to, status: Number(status) }] : []
  })
}
