import { expect, test } from 'vitest'
import { redirectPage } from './redirectPage.ts'

const html = redirectPage({
  language: 'en',
  target: '/about',
  canonical: 'https://www.test.example/about',
  heading: 'This page has moved',
  policy: () => "default-src 'none'",
})

test('the document at an old address redirects with and without scripts', () => {
  expect(html).toContain('<a href="/about">')
  expect(html).toContain('content="0; url=/about"')
  expect(html).toContain('<link rel="canonical" href="https://www.test.example/about">')
})
