import { expect, test } from 'vitest'
import { readRedirects, redirectsFile } from './hostFiles.ts'
import { oldAddresses, redirector } from './siteRedirects.ts'

const base = 'https://www.test.example'
const old = oldAddresses({ '/services/old': '/services/new', '/home.php': '/' })
const redirectOf = redirector(readRedirects(redirectsFile(old)))

test.each([
  ['/en', '/'],
  ['/en/about', '/about'],
  ['/en/services/who', '/services/who'],
  ['/en/news/2027/spring/accra', '/news/2027/spring/accra'],
  ['/services/old', '/services/new'],
  ['/fr/services/old', '/fr/services/new'],
  ['/pt/services/old/', '/pt/services/new'],
  ['/fr/home.php', '/fr'],
  ['/about', null],
  ['/english', null],
  ['/services/older', null],
])('%s is redirected to %s', (path, target) => {
  expect(redirectOf(new URL(path, base))?.to ?? null).toBe(target)
})

test.each(['/en//example.org', '/en/\\example.org', '/en/%5Cexample.org', '/en/%2F%2Fexample.org'])(
  '%s never leads to another site',
  (path) => {
    const target = redirectOf(new URL(path, base))?.to ?? '/'
    expect(new URL(target, base).origin).toBe(base)
  },
)
