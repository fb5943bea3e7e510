import { expect, test } from 'vitest'
import { headerRules, siteHeaders } from './headers.ts'

test('files named by their content are cached by browsers, all others are revalidated', () => {
  for (const path of [
    '/assets/a.js',
    '/images/a.webp',
    '/files/a.pdf',
    '/video/a.mp4',
    '/captions/a.vtt',
    '/content/0123456789ab/en/about.js',
  ])
    expect(siteHeaders(path)['Cache-Control']).toContain('immutable')
  for (const path of ['/', '/about', '/services/who', '/content/en.js', '/flags/GH.svg'])
    expect(siteHeaders(path)['Cache-Control']).toBe('public, max-age=0, must-revalidate')
})

test('every file is sent with the security headers, and images in a sandbox', () => {
  for (const path of ['/', '/services/who', '/assets/a.js', '/images/a.svg', '/flags/GH.svg'])
    expect(siteHeaders(path)).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    })
  for (const path of ['/images/a.svg', '/flags/GH.svg'])
    expect(siteHeaders(path)['Content-Security-Policy']).toContain('sandbox')
})

test.each([
  ['/files/a.pdf', 'application/pdf'],
  ['/video/a.mp4', 'video/mp4'],
  ['/captions/a.vtt', 'text/vtt; charset=utf-8'],
])('%s is sent only as %s', (path, type) => {
  expect(siteHeaders(path)).toMatchObject({
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
  })
})

// If several rules match, some hosts join the values, and others send the last one.
test('only the policy is in several header rules that match a path', () => {
  const [everywhere, ...rest] = headerRules
  const repeated = rest.flatMap(({ headers }) =>
    Object.keys(headers).filter((name) => name in (everywhere?.headers ?? {})),
  )
  expect(new Set(repeated)).toEqual(new Set(['Content-Security-Policy']))
})

test('no rule has more than one wildcard, Cloudflare’s limit', () => {
  for (const { path } of headerRules) expect(path.split('*').length).toBeLessThanOrEqual(2)
})
