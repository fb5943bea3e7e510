import { expect, test } from 'vitest'

import { slugIssue } from './slug.ts'

test.each(['careers', 'careers/cold-chain-2027', 'about/team', 'a/b/c/d', 'services-for-all'])(
  'a page may be at the free address %s',
  (slug) => expect(slugIssue({ _type: 'page', slug })).toBeNull(),
)

test.each([
  [undefined, 'is missing'],
  ['', 'must be lower-case letters'],
  ['/careers', 'must be lower-case letters'],
  ['careers/', 'must be lower-case letters'],
  ['careers//spring', 'must be lower-case letters'],
  ['Our News', 'must be lower-case letters'],
  ['a/b/c/d/e', 'must have at most 4 parts'],
  [`news/${'a'.repeat(100)}`, 'must have at most 100 characters'],
  ['services/cold-chain', 'is below /services/, where only pages of one kind are'],
  ['fr/careers', 'makes the path /fr/careers, which the site needs for itself'],
  ['images/logos', 'makes the path /images/logos, which the site needs for itself'],
  ['careers/404', 'makes the path /careers/404, which the site needs for itself'],
])('a page is refused at the free address %j', (slug, message) => {
  expect(slugIssue({ _type: 'page', slug })).toContain(message)
})

test('the addresses of other page types have one part', () => {
  expect(slugIssue({ _type: 'servicePage', slug: 'who' })).toBeNull()
  for (const _type of ['servicePage', 'legalPage'] as const)
    expect(slugIssue({ _type, slug: 'a/b' })).toBe('must be lower-case letters, digits and hyphens')
})

test('a page at a fixed address needs no slug', () => {
  expect(slugIssue({ _type: 'aboutPage' })).toBeNull()
})
