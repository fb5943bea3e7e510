/** Modules and images are named by the hash of their content; the rest may change with any build. */
const immutable = /^\/(assets|images|content\/[0-9a-f]{12})\//

/** Headers that every answer of the site carries; the rest of the policy is in each document. */
const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** An image that is opened by itself runs nothing: SVG can carry script. */
const imageHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Returns the headers of a file of the site, by its path. */
export function siteHeaders(path: string): Record<string, string> {
  return {
    ...securityHeaders,
    ...(/^\/(images|flags)\//.test(path) && imageHeaders),
    'Cache-Control': immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}

/** The same as a `_headers` file, which Netlify and Cloudflare Pages read. */
export function headersFile(): string {
  const list = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const rule = (path: string, headers: Record<string, string>) => [path, ...list(headers)]
  const longLived = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  return [
    ...rule('/*', securityHeaders),
    ...['/assets/*', '/content/*/*', '/images/*'].flatMap((path) => rule(path, longLived)),
    '',
  ].join('\n')
}
