import { expect, test } from 'vitest'
import { page, siteIn } from '../testing/content.ts'
import { pageHead } from './head.ts'

const siteUrl = 'https://www.test.example'

/** The head's elements as text: `canonical …`, `og:title …`. */
function head(shown: typeof page | null, language: 'en' | 'fr' = 'en'): string[] {
  const { elements } = pageHead({ site: siteIn(language), page: shown, siteUrl })
  return elements.map(({ attributes: { rel, name, property, hreflang, href, content } }) =>
    [rel ?? name ?? property, hreflang, href ?? content].filter(Boolean).join(' '),
  )
}

test('a page is known by its address, its title and its description', () => {
  const { title } = pageHead({ site: siteIn('en'), page, siteUrl })
  expect(title).toBe('About us')
  expect(head(page)).toEqual(
    expect.arrayContaining([
      'description Who we are',
      `canonical ${siteUrl}${page.path}`,
      `og:url ${siteUrl}${page.path}`,
      'og:title About us',
    ]),
  )
})

test('a page’s elements are those that search engines, networks and readers of Markdown look for', () => {
  const { elements } = pageHead({ site: siteIn('en'), page, siteUrl })
  const image = elements.find(({ attributes }) => attributes.property === 'og:image')
  const property = (name: string, content: string) => ({
    tag: 'meta',
    attributes: { property: name, content },
  })
  expect(elements).toEqual(
    expect.arrayContaining([
      { tag: 'meta', attributes: { name: 'description', content: 'Who we are' } },
      property('og:type', 'website'),
      property('og:site_name', 'Test Pharma'),
      property('og:title', 'About us'),
      property('og:description', 'Who we are'),
      property('og:image:alt', expect.stringContaining('About')),
      { tag: 'link', attributes: { rel: 'canonical', href: `${siteUrl}/about` } },
      {
        tag: 'link',
        attributes: { rel: 'alternate', type: 'text/markdown', href: '/about.md' },
      },
      { tag: 'link', attributes: { rel: 'describedby', href: '/llms.txt' } },
    ]),
  )
  expect(image?.tag).toBe('meta')
})

test('the not-found page is named as that, with the company', () => {
  const { title } = pageHead({ site: siteIn('en'), page: null, siteUrl })
  expect(title).toBe('Page not found | Test Pharma')
})

test('links to a page are shown with a large picture of it', () => {
  expect(head(page)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^og:image ${siteUrl}/og/en/about\\.\\w+\\.png$`),
      'og:image:width 1200',
      'og:image:height 630',
      'twitter:card summary_large_image',
    ]),
  )
  expect(head(null)).toContain('twitter:card summary')
})

test('a page that is hidden from search engines has no address for them, but is shared as others are', () => {
  const hidden = head({ ...page, seo: { ...page.seo, hidden: true } })
  expect(hidden).toContain('robots noindex')
  expect(hidden.filter((element) => /^(canonical|alternate)/.test(element))).toEqual([])
  expect(hidden).toContain(`og:url ${siteUrl}${page.path}`)
  expect(head({ ...page, seo: { ...page.seo, hidden: false } })).toEqual(head(page))
})

test('the not-found page asks not to be indexed, and it has no address', () => {
  expect(head(page)).not.toContain('robots noindex')
  expect(head(null)).toContain('robots noindex')
  expect(head(null).filter((element) => /^(canonical|og:url)/.test(element))).toEqual([])
})

test('the Open Graph locale has a region', () => {
  expect(head(page)).toContain('og:locale en_GB')
  expect(head(page, 'fr')).toContain('og:locale fr_FR')
  const others = head(page, 'fr').filter((element) => element.startsWith('og:locale:alternate'))
  expect(others).toEqual(['og:locale:alternate en_GB', 'og:locale:alternate pt_PT'])
})

test('a page in another language has an address of its own, and names the others', () => {
  expect(head(page, 'fr')).toEqual(
    expect.arrayContaining([
      `canonical ${siteUrl}/fr/about`,
      `og:url ${siteUrl}/fr/about`,
      `alternate en ${siteUrl}/about`,
      `alternate fr ${siteUrl}/fr/about`,
      `alternate pt ${siteUrl}/pt/about`,
      `alternate x-default ${siteUrl}/about`,
    ]),
  )
  expect(head(null, 'fr').filter((element) => element.startsWith('alternate'))).toEqual([])
})

test('a page names only the languages in which it exists', () => {
  const elements = head({ ...page, languages: ['en', 'pt'] })
  expect(
    elements.filter((element) => /hreflang|alternate fr|locale:alternate/.test(element)),
  ).toEqual(['og:locale:alternate pt_PT'])
  expect(elements).toContain(`alternate pt ${siteUrl}/pt${page.path}`)
})

test('a page whose title is not translated is the English one for search engines, with the languages that it has', () => {
  const untranslated = { ...page, titledIn: ['en', 'pt'] as const }
  const addresses = (language: 'en' | 'fr') =>
    head(untranslated, language).filter((element) =>
      /^(canonical|alternate (\w\w|x-)|og:locale:)/.test(element),
    )
  expect(addresses('fr')).toEqual([
    `canonical ${siteUrl}/about`,
    'og:locale:alternate en_GB',
    'og:locale:alternate pt_PT',
  ])
  expect(addresses('en')).toEqual([
    `canonical ${siteUrl}/about`,
    `alternate en ${siteUrl}/about`,
    `alternate pt ${siteUrl}/pt/about`,
    `alternate x-default ${siteUrl}/about`,
    'og:locale:alternate pt_PT',
  ])
})
