import { expect, test } from 'vitest'
import type { Duration } from '../../../shared/content/shapes/duration.ts'
import { pageShape } from '../snapshot/pageShape.ts'
import { localizePage } from './localizePage.ts'

/** Returns a valid page with a procedure of two steps and a comparison of two cards. */
const pageWith = (times: (Duration | undefined)[]) =>
  pageShape.parse({
    _id: 'homePage',
    _type: 'homePage',
    title: { en: 'Home' },
    seo: { title: { en: 'Home' }, description: { en: 'Welcome' } },
    hero: { heading: { en: 'Welcome' }, text: { en: 'To us' } },
    sections: [
      {
        _type: 'steps',
        _key: 'steps',
        anchor: 'process',
        heading: { en: 'Process' },
        items: times.map((time, index) => ({
          _key: `${index}`,
          title: { en: 'Step' },
          text: { en: 'Text' },
          time: time ? { kind: 'duration', ...time } : { kind: 'text', text: { en: 'Stage' } },
        })),
      },
      {
        _type: 'cards',
        _key: 'cards',
        anchor: 'routes',
        heading: { en: 'Routes' },
        items: times.map((duration, index) => ({
          _key: `${index}`,
          title: { en: 'Route' },
          ...(duration && { duration }),
        })),
      },
    ],
  })

const times: Duration[] = [
  { from: 2, to: 2, unit: 'weeks' },
  { from: 2, to: 4, unit: 'weeks' },
]

test('times are written and drawn in each language', () => {
  const { sections } = localizePage(pageWith(times), 'fr')
  expect(sections).toMatchObject([
    {
      items: [{ time: { value: '2\u00a0semaines' } }, { time: { value: '2-4\u00a0semaines' } }],
      schedule: { unit: 'weeks', bars: [{ start: 0 }, { start: 2, shortest: 2, longest: 4 }] },
    },
    {
      items: [{ duration: { value: '2\u00a0semaines' } }, {}],
      comparison: { length: 4, bars: [{}, { shortest: 2, longest: 4 }] },
    },
  ])
})

test('sections without times have no chart', () => {
  const { sections } = localizePage(pageWith([undefined, undefined]), 'en')
  expect(sections).toMatchObject([
    { items: [{ time: { value: 'Stage' } }, {}], schedule: null },
    { comparison: null },
  ])
})

test('a page ends with its sources, each once, in its language, and is dated by the oldest check', () => {
  const source = (_id: string, checkedOn: string, more = {}) => ({
    _id,
    name: { en: _id, fr: `${_id} (fr)` },
    url: `https://${_id}.example`,
    checkedOn,
    ...more,
  })
  const wipo = source('wipo', '2026-11-25', { urls: { fr: 'https://wipo.example/fr' } })
  const law = source('law', '2026-09-02', { reviewIntervalMonths: 2 })
  const plain = pageWith([times[0]])
  const sections = plain.sections.map((section, index) => ({
    ...section,
    noteDate: '2020-01-01',
    sources: index === 0 ? [wipo] : [wipo, law],
  }))
  const fact = { value: { en: 'Fact' }, noteDate: '2020-01-01', anchor: 'process' }
  const facts = [
    { ...fact, _key: 'sourced', topic: 'time' },
    { ...fact, _key: 'undated', topic: 'begin', noteDate: undefined },
    { ...fact, _key: 'own', topic: 'where', anchor: undefined },
  ]
  const hero = { heading: plain.title, text: plain.title, facts }
  const page = localizePage(pageShape.parse({ ...plain, hero, sections }), 'fr')
  expect(page.hero.facts?.map(({ noteDate }) => noteDate)).toEqual([
    '2026-11-25',
    undefined,
    '2020-01-01',
  ])
  expect(page.sourceList).toMatchObject({
    sources: [
      { name: { key: 'wipo:name', value: 'wipo (fr)' }, url: 'https://wipo.example/fr' },
      { name: { value: 'law (fr)' }, url: 'https://law.example', checkedOn: '2026-09-02' },
    ],
    review: '2026-11',
  })
  expect(page.sourceList?.sources).toHaveLength(2)
  expect(page.sections).toMatchObject([{ noteDate: '2026-11-25' }, { noteDate: '2026-09-02' }])
})

test('a page without sources has no source list, even if a plan has unpublished them', () => {
  const plain = pageWith([times[0]])
  const sections = plain.sections.map((section) => ({ ...section, sources: [] }))
  for (const page of [plain, pageShape.parse({ ...plain, sections })]) {
    const { sourceList, sections } = localizePage(page, 'fr')
    expect(sourceList).toBeUndefined()
    expect(JSON.stringify(sections)).not.toContain('sources')
  }
})

/** Parses a page with a list of news between two sections with the same heading. */
const withNews = (_type: 'homePage' | 'servicePage', shows: string, titles: object[]) => {
  const prose = (_key: string) => ({
    _type: 'checklist',
    _key,
    heading: { en: 'News' },
    items: [{ _key: 'a', text: { en: 'One' } }],
  })
  const items = titles.map((title, index) => ({
    _id: `news-${index}`,
    _type: 'newsArticle',
    path: { _type: 'newsArticle', slug: `n-${index}` },
    ...{ publishedOn: '2026-11-22', topic: 'supply', title, summary: title },
  }))
  const list = { _type: 'newsList', _key: 'news', heading: { en: 'News' }, shows, items }
  return pageShape.safeParse({
    _id: 'page',
    _type,
    slug: 'page',
    title: { en: 'Page' },
    seo: { description: { en: 'About' } },
    hero: { heading: { en: 'Page' }, text: { en: 'About' } },
    sections: [list, prose('last')],
    ...(_type === 'servicePage' && { service: { group: 'core', related: [] } }),
  })
}

test('a section without anything to show in a language is left out there, before anchors are made', () => {
  const { data: page } = withNews('homePage', 'newest', [{ fr: 'Une nouvelle' }])
  if (!page) throw new Error('The page is invalid')
  expect(localizePage(page, 'en').sections.map(({ _type }) => _type)).toEqual(['checklist'])
  expect(localizePage(page, 'en').sections[0]).toMatchObject({ anchor: 'news' })
  expect(localizePage(page, 'fr').sections.map(({ _type }) => _type)).toEqual([
    'newsList',
    'checklist',
  ])
})

test('an empty list is no issue', () => {
  expect(withNews('homePage', 'newest', []).success).toBe(true)
})

test('only a service page lists the news about it', () => {
  expect(withNews('servicePage', 'aboutThisPage', []).success).toBe(true)
  expect(withNews('homePage', 'aboutThisPage', []).error?.issues).toMatchObject([
    { path: ['sections', 0, 'shows'], message: 'is for service pages only' },
  ])
})

const article = (fields: object) =>
  pageShape.safeParse({
    _id: 'news-a',
    _type: 'newsArticle',
    slug: 'a',
    news: {
      _id: 'news-a',
      _type: 'newsArticle',
      publishedOn: '2026-11-22',
      topic: 'supply',
      title: { fr: 'Une nouvelle' },
      summary: { fr: 'Un résumé' },
      text: {
        fr: [{ _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'a', text: 'a' }] }],
      },
      ...fields,
    },
  })

test('an article in one language is a page in it alone, with the keys of its own fields', () => {
  const { data: validPage } = article({})
  if (!validPage) throw new Error('The article is invalid')
  const page = localizePage(validPage, 'fr')
  expect(page.languages).toEqual(['fr'])
  expect(page.hero.heading).toEqual({ key: 'news-a:title', value: 'Une nouvelle' })
  expect(page.seo.description.key).toBe('news-a:summary')
})

test.each([
  [{ title: {} }, ['title', 'en'], 'is missing in every language'],
  [
    { title: { fr: 'Une nouvelle', pt: 'Uma notícia' }, byline: { fr: 'Nous', pt: 'Nós' } },
    ['summary', 'pt'],
    'is missing in a language in which the title is written',
  ],
  [
    { correction: { date: '2026-11-21', text: { fr: 'Corrigé' } } },
    ['correction', 'date'],
    'is before the date of the news',
  ],
  [{ topic: 'weather' }, ['topic'], 'is missing or unknown'],
  [
    { source: { url: 'http://example.org' } },
    ['source', 'url'],
    'must be a full address that begins with https://',
  ],
])('an article with %o is refused', (fields, path, message) => {
  expect(article(fields).error?.issues[0]).toMatchObject({ path: ['news', ...path], message })
})
