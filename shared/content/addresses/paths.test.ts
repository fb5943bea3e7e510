import { expect, test } from 'vitest'
import { ancestorPaths, pathOf, slugAt, sluggedPages } from './paths.ts'

test.each([
  ['/', ['/']],
  ['/careers', ['/']],
  ['/news/2027/spring', ['/news/2027', '/news', '/']],
])('above %s are %j', (path, above) => expect(ancestorPaths(path)).toEqual(above))

test('the slug of a path is the one that the path was made of', () => {
  for (const type of sluggedPages)
    expect(slugAt(pathOf({ _type: type, slug: 'cold-chain' }), type)).toBe('cold-chain')
})

test('a page type with a path prefix has no slugs outside it', () => {
  expect(slugAt('/careers', 'servicePage')).toBeNull()
  expect(slugAt('/services', 'servicePage')).toBeNull()
  expect(slugAt('/services/', 'servicePage')).toBeNull()
})
