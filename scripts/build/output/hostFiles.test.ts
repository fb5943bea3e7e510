import { expect, test } from 'vitest'
import { maxRedirects } from '../../../shared/content/shapes/redirect.ts'
import { headerRules } from './headers.ts'
import { headersFile, redirectsFile } from './hostFiles.ts'
import { oldAddresses } from './siteRedirects.ts'

const pathsIn = (file: string) => file.split('\n').filter((line) => line.startsWith('/'))

test.each(['production', 'preview'] as const)(
  'the headers of %s have one rule per path',
  (kind) => {
    expect(pathsIn(headersFile(kind))).toEqual(headerRules.map(({ path }) => path))
  },
)

test('only previews of the site are excluded from search engines', () => {
  expect(headersFile('production')).not.toContain('X-Robots-Tag')
  expect(headersFile('preview')).toMatch(/^\/\*\n( {2}.*\n)*? {2}X-Robots-Tag: noindex\n/)
})

test('every rule is one that Cloudflare takes, and none is there twice', () => {
  const old = oldAddresses({ '/old': '/new', '/services/old': '/' })
  const lines = redirectsFile(old).trimEnd().split('\n')
  // https://developers.cloudflare.com/workers/static-assets/redirects/
  for (const line of lines) expect(line).toMatch(/^\/\S* \/\S* (301|302|303|307|308)$/)
  const paths = lines.map((line) => line.split(' ')[0])
  expect(paths).toEqual([...new Set(paths)])
})

test('the maximum number of old addresses stays below Cloudflare’s limit of rules', () => {
  const paths = Array.from({ length: maxRedirects }, (_, index) => [`/old-${index}`, '/new'])
  const old = oldAddresses(Object.fromEntries(paths))
  expect(pathsIn(redirectsFile(old)).length).toBeLessThanOrEqual(2000)
})

test('an old address has a redirect that browsers do not cache', () => {
  expect(redirectsFile(oldAddresses({ '/old': '/new' }))).toMatch(/^\/old \/new 302\n/)
})
