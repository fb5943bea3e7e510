import { fileKinds } from '../../../shared/content/files/file.ts'

/** Headers by path pattern: `*` stands for the rest of a path, `:name` for a segment. */
export type HeaderRule = { path: string; headers: Record<string, string> }

/** Makes browsers revalidate a file on each request. This is every host's default. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Headers of files that never change, because their path contains a hash of their content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

const permissions = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...['gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'],
]

/** Headers of all files. Each document contains the other directives of the Content-Security-Policy. */
const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Two years. `includeSubDomains` is left out, because the company's other hosts are not managed here.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Headers of images, because an SVG opened as a document could run scripts. */
export const imageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
}

/** The Content-Type of other files by folder, so that browsers never open other content as a page. */
const fileTypes = {
  [fileKinds.pdf.folder]: { 'Content-Type': 'application/pdf' },
  [fileKinds.mp4.folder]: { 'Content-Type': 'video/mp4' },
  [fileKinds.vtt.folder]: { 'Content-Type': 'text/vtt; charset=utf-8' },
}

/** Returns the headers of a file that is not an image, or undefined if its folder has none. */
export function fileHeaders(path: string): Record<string, string> | undefined {
  return Object.entries(fileTypes).find(([folder]) => path.startsWith(`/${folder}/`))?.[1]
}

export const everyPath = '/*'

/**
 * The headers of the site, for every host. If several rules match, Cloudflare joins the values of a header; other hosts
 * send the last value. Therefore only policies may be in several rules, because browsers apply all policies of a joined
 * header, and no rule sets `revalidated`.
 */
export const headerRules: HeaderRule[] = [
  { path: everyPath, headers: securityHeaders },
  { path: '/assets/*', headers: immutable },
  { path: '/content/:hash/*', headers: immutable },
  { path: '/images/*', headers: { ...immutable, ...imageHeaders } },
  ...Object.entries(fileTypes).map(([folder, type]) => ({
    path: `/${folder}/*`,
    headers: { ...immutable, ...type },
  })),
  { path: '/maps/*', headers: { ...immutable, ...imageHeaders } },
  { path: '/flags/*', headers: imageHeaders },
  // The Studio reads the live build's id from another origin.
  { path: '/build.json', headers: { 'Access-Control-Allow-Origin': '*' } },
]

/** Keeps search engines from listing previews of the site, such as a host's preview of a branch. */
export const noIndex = { 'X-Robots-Tag': 'noindex' }

const patterns = headerRules.map(({ path, headers }) => ({
  pattern: new URLPattern({ pathname: path }),
  headers,
}))

/**
 * Returns the headers with which our own server sends a file. The last matching rule wins, as on all hosts but
 * Cloudflare.
 */
export function siteHeaders(pathname: string): Record<string, string> {
  const matching = patterns.filter(({ pattern }) => pattern.test({ pathname }))
  return Object.assign({ 'Cache-Control': revalidated }, ...matching.map(({ headers }) => headers))
}
