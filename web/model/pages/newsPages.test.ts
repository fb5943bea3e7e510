import { expect, test } from 'vitest'
import type { newsTopics } from '../../../shared/content/pageTypes/newsArticle.ts'
import type { Language } from '../../../shared/languages.ts'
import { pageShape } from '../snapshot/pageShape.ts'
import type { Page, PageOf, ValidPage } from '../types.ts'
import { localizePages } from './localizePage.ts'

type Item = { publishedOn: string; topic?: (typeof newsTopics)[number]; languages?: Language[] }

/** Returns the news page with these items, which are given from the newest to the oldest. */
const newsPageWith = (items: Item[]) =>
  pageShape.parse({
    _id: 'newsPage',
    _type: 'newsPage',
    title: { en: 'News', fr: 'Actualités' },
    seo: { title: { en: 'News | Test' }, description: { en: 'What is new' } },
    hero: { heading: { en: 'News' }, text: { en: 'What is new' } },
    archive: items.map(({ publishedOn, topic = 'regulation', languages = ['en'] }, index) => {
      const texts = Object.fromEntries(languages.map((code) => [code, `${code} ${publishedOn}`]))
      return {
        _id: `news-${publishedOn}-${index}`,
        _type: 'newsArticle',
        path: { _type: 'newsArticle', slug: `n-${publishedOn}-${index}` },
        ...{ publishedOn, topic, title: texts, summary: texts },
      }
    }),
  })

const days = (count: number, year: number) =>
  Array.from({ length: count }, (_, index) => ({
    publishedOn: new Date(Date.UTC(year, 11, 31 - index)).toISOString().slice(0, 10),
  }))

/** Returns the lists of the news page. */
const listsOf = (page: ValidPage, language: Language) =>
  localizePages(page, language).filter((list) => list._type === 'newsPage')

const pathsOf = (pages: Page[]) => pages.map(({ path }) => path)

test('all news is in pages by year and by topic, of which the first has 40 to 79 items and the others 40', () => {
  const pages = listsOf(newsPageWith([...days(125, 2026), ...days(3, 2025)]), 'en')
  expect(pathsOf(pages)).toEqual([
    '/news',
    ...['/news/2026', '/news/2026/2', '/news/2026/1', '/news/2025'],
    ...['/news/topics/regulation', '/news/topics/regulation/2', '/news/topics/regulation/1'],
  ])
  const counts = pages.map(({ newsList }) => newsList.groups.map(({ items }) => items.length))
  expect(counts).toEqual([[20, 3], [45], [40], [40], [3], [48], [40], [37, 3]])
})

test('an added item moves none to another page, also when it begins another page', () => {
  const itemsAfter = (added: number) =>
    listsOf(newsPageWith([...days(added, 2027), ...days(125, 2026)]), 'en')
      .filter(({ path }) => /topics\/regulation\/\d$/.test(path))
      .map(({ path, newsList }) => [
        path,
        newsList.groups.flatMap(({ items }) => items.map(({ publishedOn }) => publishedOn)),
      ])
  const further = itemsAfter(0)
  expect(further).toHaveLength(2)
  expect(itemsAfter(30)).toEqual(further)
  expect(itemsAfter(40).slice(1)).toEqual(further)
})

test('the first page leads to the rest of a long year, and each page to the years and topics', () => {
  const [first, year] = listsOf(newsPageWith([...days(90, 2026), ...days(3, 2025)]), 'en')
  expect(
    first?.newsList.groups.map(({ all, items }) => [
      all?.path,
      all?.count,
      'summary' in (items[0] ?? {}),
    ]),
  ).toEqual([
    ['/news/2026', 90, true],
    [undefined, undefined, false],
  ])
  expect(year?.newsList.years.map(({ path, isCurrent }) => [path, isCurrent])).toEqual([
    ['/news/2026', true],
    ['/news/2025', false],
  ])
  expect(year?.newsList.pages.map(({ path }) => path)).toEqual(['/news/2026', '/news/2026/1'])
})

test('an added item changes the first page, its year and its topic, and no other list', () => {
  const items = [...days(3, 2025), { publishedOn: '2024-05-01', topic: 'supply' as const }]
  const before = listsOf(newsPageWith(items), 'en')
  const after = listsOf(
    newsPageWith([{ publishedOn: '2025-12-31', topic: 'company' }, ...items]),
    'en',
  )
  const entries = (pages: PageOf<'newsPage'>[], path: string) =>
    pages.find((page) => page.path === path)?.newsList.groups.map((group) => group.items)
  for (const path of ['/news/2024', '/news/topics/supply', '/news/topics/regulation'])
    expect(
      entries(after, path)
        ?.flat()
        .map(({ publishedOn }) => publishedOn),
    ).toEqual(
      entries(before, path)
        ?.flat()
        .map(({ publishedOn }) => publishedOn),
    )
  expect(entries(after, '/news/2025')?.flat()).toHaveLength(4)
})

test('each language lists only the items that it has, and a list names the languages that have it', () => {
  const items: Item[] = [
    { publishedOn: '2026-02-01', languages: ['fr'], topic: 'supply' },
    { publishedOn: '2026-01-01', languages: ['en', 'fr'] },
  ]
  const [english, french] = (['en', 'fr'] as const).map((code) =>
    listsOf(newsPageWith(items), code),
  )
  expect(pathsOf(english ?? [])).toEqual(['/news', '/news/2026', '/news/topics/regulation'])
  expect(pathsOf(french ?? [])).toContain('/news/topics/supply')
  expect(french?.find(({ path }) => path === '/news/topics/supply')?.languages).toEqual(['fr'])
  expect(french?.find(({ path }) => path === '/news/2026')?.languages).toEqual(['en', 'fr'])
})

test('a language without news has one hidden page, which names the languages that have some', () => {
  const pages = listsOf(newsPageWith([{ publishedOn: '2026-01-01' }]), 'pt')
  expect(pathsOf(pages)).toEqual(['/news'])
  expect(pages[0]?.seo.hidden).toBe(true)
  expect(pages[0]?.newsList).toMatchObject({ groups: [], elsewhere: ['en'] })
})
