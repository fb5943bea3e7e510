/** Headers by the paths they are sent for: `*` stands for the rest of a path, `:name` for a segment. */
export type HeaderRule = { path: string; headers: Record<string, string> }

/** Makes browsers revalidate a file each time, as every host does for files without a rule. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** The path contains a hash of the file's content, so that the file never changes. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

const permissions = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Headers of every file; the rest of the Content-Security-Policy is in each document. */
const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Two years. Without includeSubDomains, because the company's other hosts are not ours to decide.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Headers of images, because an SVG that is opened as a document could run scripts. */
export const imageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
}

/** Headers of PDFs, so that no other file is opened as a page. */
export const pdfHeaders = { 'Content-Type': 'application/pdf' }

export const everyPath = '/*'

/**
 * The headers of the site, for every host. Where several rules match, Cloudflare joins the values
 * of a header and the others send the last: only policies may be in several rules, as browsers apply
 * all of a joined one. For the same reason no rule says `revalidated`.
 */
export const headerRules: HeaderRule[] = [
  { path: everyPath, headers: securityHeaders },
  { path: '/assets/*', headers: immutable },
  { path: '/content/:hash/*', headers: immutable },
  { path: '/images/*', headers: { ...immutable, ...imageHeaders } },
  { path: '/files/*', headers: { ...immutable, ...pdfHeaders } },
  { path: '/maps/*', headers: { ...immutable, ...imageHeaders } },
  { path: '/flags/*', headers: imageHeaders },
  // The Studio reads from another origin which build is live.
  { path: '/build.json', headers: { 'Access-Control-Allow-Origin': '*' } },
]

/** Keeps search engines away from previews of the site, such as a host's for a branch. */
export const noIndex = { 'X-Robots-Tag': 'noindex' }

const patterns = headerRules.map(({ path, headers }) => ({
  pattern: new URLPattern({ pathname: path }),
  headers,
}))

export function siteHeaders(pathname: string): Record<string, string> {
  const matching = patterns.filter(({ pattern }) => pattern.test({ pathname }))
  return Object.assign({ 'Cache-Control': revalidated }, ...matching.map(({ headers }) => headers))
}
