import { expect, test } from 'vitest'
import { redirectOf } from './redirects.ts'

const base = 'https://www.test.example'

test.each([
  ['/en', '/'],
  ['/en/about', '/about'],
  ['/en/services/who', '/services/who'],
  ['/about', null],
  ['/english', null],
])('%s is redirected to %s', (path, target) => {
  expect(redirectOf(new URL(path, base))).toBe(target)
})

test.each(['/en//example.org', '/en/\\example.org', '/en/%5Cexample.org', '/en/%2F%2Fexample.org'])(
  '%s never leads to another site',
  (path) => {
    const target = redirectOf(new URL(path, base)) ?? '/'
    expect(new URL(target, base).origin).toBe(base)
  },
)
