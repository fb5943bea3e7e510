import { expect, test } from 'vitest'
import { pathOf, pathsAbove, slugAt, sluggedPages } from './paths.ts'

test.each([
  ['/', ['/']],
  ['/careers', ['/']],
  ['/news/2027/spring', ['/news/2027', '/news', '/']],
])('above %s are %j', (path, above) => expect(pathsAbove(path)).toEqual(above))

test('the slug at a path is the one that the path is made of', () => {
  for (const type of sluggedPages)
    expect(slugAt(pathOf({ _type: type, slug: 'cold-chain' }), type)).toBe('cold-chain')
})

test('a page of a type that stands below another path has no slug outside of it', () => {
  expect(slugAt('/careers', 'servicePage')).toBeNull()
  expect(slugAt('/services', 'servicePage')).toBeNull()
  expect(slugAt('/services/', 'servicePage')).toBeNull()
})
