import { everyPath, type HeaderRule, headerRules, noIndex } from '../site/headers.ts'
import { redirectStatus, redirects } from '../site/redirects.ts'
import type { Deployment } from './buildHost.ts'

/** Returns the file `_headers`, which Netlify and Cloudflare read in the site's directory. */
export function headersFile(deployment: Deployment): string {
  const more: Record<string, Record<string, string>> = deployment === 'production'
    ? {}
    : { [everyPath]: noIndex }
  // One rule a path: of two Cloudflare would read the second alone.
  return headerRules
    .map(({ path, headers }) => toLines({ path, headers: { ...headers, ...more[path] } }))
    .join('')
}

function toLines({ path, headers }: HeaderRule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}

/** Returns the file `_redirects`, which Netlify and Cloudflare read in the site's directory. */
export function redirectsFile(): string {
  return redirects.map(({ from, to }) => `${from} ${to} ${redirectStatus}\n`).join('')
}
