import { expect, test } from 'vitest'
import type { Page, Site } from '../model/types.ts'
import { derivePeople } from '../sections/people/derive.ts'
import { deriveVideos } from '../sections/videos/derive.ts'
import { page, paragraph, siteIn, text } from '../testing/content.ts'
import { jsonLd } from './jsonLd.ts'

const full = (address: string) => `https://www.test.example${address}`

/** The nodes of a page's data by type. */
function nodes(language: 'en' | 'fr', of: Page = page) {
  const graph: object[] = jsonLd(of, siteIn(language), full)['@graph'].filter(
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

test('the home page describes the organization, with its contacts and place, and has no breadcrumb', () => {
  const home: Page = { ...page, _type: 'homePage', path: '/' }
  const { Organization, WebPage, ...rest } = nodes('en', home)
  expect(Organization).toMatchObject({
    name: 'Test Pharma',
    url: full('/'),
    description: 'We help.',
    logo: full('/icons/512.png'),
    email: 'info@test.example',
    telephone: '+233 30 200 0000',
    contactPoint: {
      hoursAvailable: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:00',
      },
    },
    foundingDate: '2009',
    address: { '@type': 'PostalAddress', addressLocality: 'Accra', addressCountry: 'GH' },
  })
  expect(WebPage).toMatchObject({ url: full('/'), name: 'About us' })
  expect(rest).toEqual({})
})

test('the organization is known by its pages elsewhere', () => {
  const home: Page = { ...page, _type: 'homePage' }
  const elsewhere = 'https://www.linkedin.com/company/test'
  const known = {
    ...siteIn('en'),
    socialLinks: [{ _key: 'l', platform: 'LinkedIn', url: elsewhere }],
  }
  const sameAs = (it: Site) =>
    JSON.parse(JSON.stringify(jsonLd(home, it, full)))['@graph'][0].sameAs
  expect(sameAs(known)).toEqual([elsewhere])
  expect(sameAs({ ...known, socialLinks: undefined })).toBeUndefined()
})

test('other pages and the not-found page only name the organization', () => {
  const named = {
    '@type': 'Organization',
    '@id': full('/#organization'),
    name: 'Test Pharma',
    url: full('/'),
  }
  expect(nodes('en').Organization).toEqual(named)
  expect(jsonLd(null, siteIn('en'), full)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [named],
  })
})

test('a page that shows people names them as employees, without their telephones', () => {
  const image = {
    alt: text('Ama Test'),
    width: 480,
    height: 600,
    files: [{ path: '/images/ama-480.webp', width: 480 }],
  }
  const people = [
    {
      _id: 'a',
      name: 'Ama Test',
      role: text('Function'),
      languages: ['en' as const, 'ak' as const],
      image,
    },
    { _id: 'b', name: 'Kofi Test', role: text('Other'), phone: '+233 30 200 0009' },
  ]
  const section = derivePeople(
    { _type: 'people', _key: 'a', anchor: 'people', heading: text('People'), people },
    { language: 'en' },
  )
  expect(nodes('en', { ...page, sections: [section] }).Organization).toMatchObject({
    employee: [
      {
        '@type': 'Person',
        name: 'Ama Test',
        jobTitle: 'Function',
        knowsLanguage: ['en', 'ak'],
        image: full('/images/ama-480.webp'),
      },
      { '@type': 'Person', name: 'Kofi Test', jobTitle: 'Other' },
    ],
  })
  expect(JSON.stringify(nodes('en', { ...page, sections: [section] }))).not.toContain('0009')
})

test('the videos of a page are described with what it says of them', () => {
  const video = {
    title: text('The store'),
    poster: {
      alt: text('A store'),
      width: 960,
      height: 540,
      files: [{ path: '/images/store-960.webp', width: 960 }],
    },
    publishedOn: '2026-11-12',
  }
  const own = { ...video, _key: 'a', kind: 'own' as const, length: '2:40' }
  const hosted = { ...video, _key: 'b', kind: 'hosted' as const, length: '1:02:03' }
  const section = deriveVideos({
    _type: 'videos',
    _key: 'a',
    anchor: 'videos',
    heading: text('Videos'),
    videos: [
      { ...own, file: { path: '/video/a.mp4', size: 9 }, transcript: text('This is the store.') },
      { ...hosted, url: 'https://youtu.be/a' },
    ],
  })
  const graph = jsonLd({ ...page, sections: [section] }, siteIn('en'), full)['@graph']
  expect(graph.slice(-2)).toEqual([
    {
      '@type': 'VideoObject',
      name: 'The store',
      thumbnailUrl: full('/images/store-960.webp'),
      uploadDate: '2026-11-12',
      duration: 'PT2M40S',
      contentUrl: full('/video/a.mp4'),
      transcript: 'This is the store.',
    },
    {
      '@type': 'VideoObject',
      name: 'The store',
      thumbnailUrl: full('/images/store-960.webp'),
      uploadDate: '2026-11-12',
      duration: 'PT1H2M3S',
      url: 'https://youtu.be/a',
    },
  ])
})

test('the breadcrumb numbers its pages from one', () => {
  expect(nodes('en').BreadcrumbList).toMatchObject({
    itemListElement: [
      { '@type': 'ListItem', position: 1 },
      { '@type': 'ListItem', position: 2 },
    ],
  })
})

test('the page of a service is that of a service of the organization, for Africa', () => {
  const service: Page = {
    ...page,
    _type: 'servicePage',
    service: { group: 'regulatory' as const, related: [] },
  }
  expect(nodes('fr', service).Service).toEqual({
    '@type': 'Service',
    name: 'About',
    description: 'Who we are',
    url: full('/fr/about'),
    provider: { '@id': full('/#organization') },
    areaServed: 'Africa',
  })
  expect(nodes('fr')).not.toHaveProperty('Service')
})

test('a page of questions has all of them with their answers, and other pages have none', () => {
  const questions = ['When?', 'Where?']
  const categories = questions.map((question) => ({
    _id: question,
    slug: 'general',
    title: text('General'),
    faqs: [
      { _key: 'a', question: text(question), answer: { ...text(''), value: [paragraph('Now.')] } },
    ],
  }))
  const prose = {
    _type: 'prose' as const,
    _key: 'b',
    anchor: 'b',
    heading: text('B'),
    body: { ...text(''), value: [] },
  }
  const faqs = {
    _type: 'faqs' as const,
    _key: 'a',
    anchor: 'faqs',
    heading: text('Questions'),
    categories,
  }
  const faqPage = { ...page, _type: 'faqPage' as const }
  expect(nodes('en', { ...faqPage, sections: [prose, faqs] }).FAQPage).toMatchObject({
    mainEntity: questions.map((name) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: 'Now.' },
    })),
  })
  expect(nodes('en', { ...faqPage, sections: [prose] }).WebPage).not.toHaveProperty('mainEntity')
  expect(nodes('en', { ...page, sections: [faqs] }).WebPage).not.toHaveProperty('mainEntity')
})

test('a page that is not translated is in English', () => {
  const untranslated = { ...page, title: { ...page.title, lang: 'en' as const } }
  const graph = jsonLd(untranslated, siteIn('fr'), full)
  expect(JSON.stringify(graph)).toContain('"inLanguage":"en"')
  expect(JSON.stringify(jsonLd(page, siteIn('fr'), full))).toContain('"inLanguage":"fr"')
})
