import { expect, test } from 'vitest'
import { sitemapXml } from './searchEngines.ts'

test('the sitemap lists each page in each language once, with all its languages', () => {
  const xml = sitemapXml(['/faq', '/'], 'https://www.test.example')
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
