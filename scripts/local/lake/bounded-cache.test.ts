import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

test('a full cache forgets what was used least recently', () => {
  const cache = new BoundedCache<string>(4, (value) => value.length)
  cache.set('a', 'aa')
  cache.set('b', 'bb')
  cache.get('a')
  cache.set('c', 'cc')
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['aa', undefined, 'cc'])
})

test('what is larger than the cache is not kept', () => {
  const cache = new BoundedCache<string>(4, (value) => value.length)
  cache.set('a', 'aaaaa')
  expect(cache.get('a')).toBeUndefined()
})
