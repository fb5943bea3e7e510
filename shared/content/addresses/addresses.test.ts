import { expect, test } from 'vitest'
import { languageCodes } from '../../languages.ts'
import { addressOf, alternatesOf, languageAndPath } from './addresses.ts'

test.each([
  ['/', 'en', '/'],
  ['/', 'fr', '/fr'],
  ['/services/who', 'en', '/services/who'],
  ['/services/who', 'pt', '/pt/services/who'],
  ['/contact?service=a/#form', 'fr', '/fr/contact?service=a/#form'],
  ['/?a', 'fr', '/fr?a'],
  ['/#stats', 'fr', '/fr#stats'],
] as const)('the page %s has in %s the address %s', (path, language, address) => {
  expect(addressOf(path, language)).toBe(address)
})

test.each([
  ['/', 'en', '/'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/fr/index.html', 'fr', '/'],
  ['/pt/services/who/', 'pt', '/services/who'],
  ['/france', 'en', '/france'],
  ['/services/fr', 'en', '/services/fr'],
  // English has no prefix, so this is no page.
  ['/en/about', 'en', '/en/about'],
  ['/de/about', 'en', '/de/about'],
])('the address %s is in %s the page %s', (pathname, language, path) => {
  expect(languageAndPath(pathname)).toEqual({ language, path })
})

test.each(languageCodes)('every address in %s is parsed to its language and path', (language) => {
  for (const path of ['/', '/about', '/services/who'])
    expect(languageAndPath(addressOf(path, language))).toEqual({ language, path })
})

test('search engines get an alternate for every language, and English for all others', () => {
  expect(alternatesOf('/faq')).toEqual([
    { hreflang: 'en', address: '/faq' },
    { hreflang: 'fr', address: '/fr/faq' },
    { hreflang: 'pt', address: '/pt/faq' },
    { hreflang: 'x-default', address: '/faq' },
  ])
})
