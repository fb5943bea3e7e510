import { expect, test } from 'vitest'
import { headerRules } from '../site/headers.ts'
import { headersFile, redirectsFile } from './siteFiles.ts'

const pathsIn = (file: string) => file.split('\n').filter((line) => line.startsWith('/'))

test.each(['production', 'preview'] as const)('the headers of %s have one rule a path', (kind) => {
  expect(pathsIn(headersFile(kind))).toEqual(headerRules.map(({ path }) => path))
})

test('only what is not the site itself is kept from search engines', () => {
  expect(headersFile('production')).not.toContain('X-Robots-Tag')
  expect(headersFile('preview')).toMatch(/^\/\*\n( {2}.*\n)*? {2}X-Robots-Tag: noindex\n/)
})

test('Netlify has a forced rule for an old address, Cloudflare one that no browser keeps', () => {
  const lines = redirectsFile([{ from: '/old', to: '/new' }]).split('\n')
  expect(lines.slice(0, 3)).toEqual(['/old /new 301!', '/old /new 302', '/en / 301'])
})
