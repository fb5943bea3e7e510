/** Paths that contain a hash of the file's content, so that the file never changes. */
const immutable = /^\/(assets|images|content\/[0-9a-f]{12})\//

/** Headers of every response; the rest of the Content-Security-Policy is in each document. */
const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Headers of images, because an SVG that is opened as a document could run scripts. */
export const imageHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Returns the headers of a file, by its URL path. */
export function siteHeaders(path: string): Record<string, string> {
  return {
    ...securityHeaders,
    ...(/^\/(images|flags)\//.test(path) && imageHeaders),
    'Cache-Control': immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}

/**
 * Returns the same as a `_headers` file, which Netlify and Cloudflare Pages read. Where several rules
 * match, both hosts join the values, and browsers apply all policies.
 */
export function headersFile(): string {
  const list = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const rule = (path: string, headers: Record<string, string>) => [path, ...list(headers)]
  const longLived = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  return [
    ...rule('/*', securityHeaders),
    // One wildcard a rule at most: Cloudflare takes no more.
    ...['/assets/*', '/content/:hash/*', '/images/*'].flatMap((path) => rule(path, longLived)),
    ...['/images/*', '/flags/*'].flatMap((path) => rule(path, imageHeaders)),
    '',
  ].join('\n')
}
