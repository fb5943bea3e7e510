import { expect, test } from 'vitest'
import { headerRules } from '../site/headers.ts'
import { headersFile } from './siteFiles.ts'

const pathsIn = (file: string) => file.split('\n').filter((line) => line.startsWith('/'))

test.each(['production', 'preview'] as const)('the headers of %s have one rule a path', (kind) => {
  expect(pathsIn(headersFile(kind))).toEqual(headerRules.map(({ path }) => path))
})

test('only what is not the site itself is kept from search engines', () => {
  expect(headersFile('production')).not.toContain('X-Robots-Tag')
  expect(headersFile('preview')).toMatch(/^\/\*\n( {2}.*\n)*? {2}X-Robots-Tag: noindex\n/)
})
