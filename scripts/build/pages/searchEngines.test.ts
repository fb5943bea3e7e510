import { expect, test } from 'vitest'
import { sitemapXml } from './searchEngines.ts'

test('the sitemap lists each page in each language once, with all its languages', () => {
  const xml = sitemapXml(
    [{ path: '/faq', modified: '2026-11-20T10:00:00Z' }, { path: '/' }],
    'https://www.test.example',
  )
  const listed = [...xml.matchAll(/<loc>https:\/\/www\.test\.example(.*?)<\/loc>/g)]
  expect(listed.map(([, address]) => address)).toEqual([
    ...['/', '/fr', '/pt'],
    ...['/faq', '/fr/faq', '/pt/faq'],
  ])
  for (const [code, address] of [
    ['en', '/faq'],
    ['fr', '/fr/faq'],
    ['pt', '/pt/faq'],
    ['x-default', '/faq'],
  ]) {
    const link = `hreflang="${code}" href="https://www.test.example${address}"`
    expect(xml.split(link)).toHaveLength(4)
  }
})

test('the sitemap says when a page changed', () => {
  const pages = [{ path: '/faq', modified: '2026-11-20T10:00:00Z' }, { path: '/' }]
  const xml = sitemapXml(pages, 'https://www.test.example')
  expect(xml.match(/<loc>[^<]*faq<\/loc><lastmod>2026-11-20T10:00:00Z</g)).toHaveLength(3)
  expect(xml.split('<lastmod>')).toHaveLength(4)
})

test('a page in some languages is listed in these, the first of which is for other languages too', () => {
  const pages = [{ path: '/news/note', languages: ['fr', 'pt'] as const }]
  const xml = sitemapXml(pages, 'https://www.test.example')
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://www.test.example/fr/news/note',
    'https://www.test.example/pt/news/note',
  ])
  expect(xml).not.toContain('hreflang="en"')
  expect(xml).toContain('hreflang="x-default" href="https://www.test.example/fr/news/note"')
})
