import { expect, test } from 'vitest'
import { page, siteIn } from '../testing/content.ts'
import { jsonLd } from './jsonLd.ts'

const full = (address: string) => `https://www.test.example${address}`

/** The nodes of a page's data by type. */
function nodes(language: 'en' | 'fr') {
  const graph: object[] = jsonLd(page, siteIn(language), full)['@graph'].filter(
    (node) => typeof node === 'object',
  )
  return Object.fromEntries(graph.map((node) => ['@type' in node && node['@type'], node]))
}

test.each([
  ['en', '/about', [full('/'), full('/about')], ['Home', 'About']],
  ['fr', '/fr/about', [full('/fr'), full('/fr/about')], ['Accueil', 'About']],
] as const)('a page in %s is described in that language', (language, address, items, names) => {
  const { WebPage, BreadcrumbList } = nodes(language)
  expect(WebPage).toMatchObject({ url: full(address), inLanguage: language })
  expect(BreadcrumbList).toMatchObject({
    itemListElement: items.map((item, index) => ({ item, name: names[index] })),
  })
})

test('the organization is the same in all languages', () => {
  expect(nodes('fr')).toMatchObject({ Organization: { '@id': full('/#organization') } })
  expect(nodes('en')).toMatchObject({ Organization: { '@id': full('/#organization') } })
})
