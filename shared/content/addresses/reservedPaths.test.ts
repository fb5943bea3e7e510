import { expect, test } from 'vitest'
import { languageCodes } from '../../languages.ts'
import { contentIndexPath } from './contentModulePaths.ts'
import { pageTypes, pathOf } from './paths.ts'
import { isReserved, isReservedOldPath } from './reservedPaths.ts'

test.each([
  '/home',
  '/index',
  '/404',
  '/content',
  '/preview',
  '/images',
  '/files',
  '/og',
  '/icons',
  '/video/factory',
  '/captions/factory',
  '/services/index',
  '/services/404',
  '/fr/careers',
  '/content/a/b',
  '/cdn-cgi/a',
])('%s is reserved', (path) => expect(isReserved(path)).toBe(true))

test.each(languageCodes)('the code %s is reserved for its pages', (code) => {
  expect(isReserved(`/${code}`)).toBe(true)
})

test.each(['/', '/privacy', '/services/home', '/services/content', '/home/garden'])(
  '%s may be a page',
  (path) => expect(isReserved(path)).toBe(false),
)

test('no page type has a reserved path', () => {
  for (const _type of pageTypes) expect(isReserved(pathOf({ _type, slug: 'who' }))).toBe(false)
})

test('the directory of the content modules is reserved', () => {
  expect(isReserved(contentIndexPath('en').replace(/\/[^/]*$/, ''))).toBe(true)
})

test.each([
  '/images/logo.png',
  '/index.html',
  '/404',
  '/favicon.ico',
  '/build.json',
  '/fr/x',
  '/a/index',
  '/search',
  '/search.html',
  '/about.html/team',
  '/about.md',
])('nothing can be redirected from %s', (path) => expect(isReservedOldPath(path)).toBe(true))

test.each(['/home', '/index.php', '/services.html', '/services/index.php', '/search/old'])(
  '%s may be an old address',
  (path) => expect(isReservedOldPath(path)).toBe(false),
)
