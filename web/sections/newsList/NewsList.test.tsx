import { expect, test } from 'vitest'
import { NewsArchive } from '../../page/news/NewsArchive.tsx'
import { NewsArticle } from '../../page/news/NewsArticle.tsx'
import { paragraph, text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { deriveNewsList } from './derive.ts'
import { NewsList } from './NewsList.tsx'

const item = (name: string) => ({
  _id: name,
  _type: 'newsArticle' as const,
  path: `/news/${name}`,
  publishedOn: '2026-11-22',
  topic: 'regulation' as const,
  title: text(`About ${name}`),
  summary: text(`Summary of ${name}`),
})

const section = {
  _type: 'newsList' as const,
  _key: 'a',
  anchor: 'news',
  heading: text('News'),
  items: [item('one'), item('two')],
  all: '/news',
}

test('each item has its day, its topic, its summary and a link by its title', async () => {
  const view = await render(<NewsList section={{ ...section, shows: 'newest' }} />)
  expect(textsOf(view, '#news li')).toEqual([
    '22 November 2026RegulationAbout oneSummary of one',
    '22 November 2026RegulationAbout twoSummary of two',
  ])
  expect(view.querySelector('li time')?.getAttribute('datetime')).toBe('2026-11-22')
  expect(one(view, 'a[href="/news/one"]').textContent).toBe('About one')
  expect(one(view, 'a[href="/news"]').textContent).toBe('All news')
})

test('on the page of a service, items have a day and a title', async () => {
  const derived = deriveNewsList({ ...section, shows: 'aboutThisPage' })
  const view = await render(<NewsList section={derived} />)
  expect(textsOf(view, '#news li')).toEqual([
    '22 November 2026About one',
    '22 November 2026About two',
    'All news',
  ])
})

test('the newest three are shown, though the lists of other languages have others', () => {
  const items = ['one', 'two', 'three', 'four'].map(item)
  const derived = deriveNewsList({ ...section, items, shows: 'newest' })
  expect(derived.items.map(({ _id }) => _id)).toEqual(['one', 'two', 'three'])
})

const article = {
  ...item('one'),
  text: { key: 'one:text', value: [paragraph('What has changed')] },
}

test('an article without optional parts has its date and its text', async () => {
  const view = await render(<NewsArticle news={article} hasList={false} sections={[]} />)
  expect(textsOf(view, 'dt')).toEqual(['Published'])
  expect(textsOf(view, 'p')).toEqual(['What has changed'])
  expect(view.querySelector('a')).toBeNull()
})

test('an article names its function, its service, its source with the month, and its correction', async () => {
  const view = await render(
    <NewsArticle
      sections={[]}
      news={{
        ...article,
        byline: text('Regulatory affairs'),
        service: { _id: 'gmp', path: '/services/gmp', title: text('GMP') },
        source: { url: 'https://www.example.org/list', checkedOn: '2026-11-20' },
        correction: { date: '2026-11-24', text: text('It was 22.') },
      }}
      hasList
    />,
  )
  expect(textsOf(view, 'dd')).toEqual([
    '22 November 2026',
    'Regulatory affairs',
    'GMP',
    'example.org, checked in November 2026',
  ])
  expect(one(view, 'a[href="https://www.example.org/list"]').textContent).toBe('example.org')
  expect(textsOf(view, 'p')).toContain('Corrected on 24\u00a0November 2026. It was 22.')
})

const list = {
  groups: [{ heading: text('2026'), items: [item('one')] }],
  topics: [],
  years: [],
  pages: [],
  elsewhere: [],
}

test('a list has its years as headings, and a link to the feed that is no page', async () => {
  const view = await render(<NewsArchive list={list} />)
  expect(textsOf(view, 'h2')).toEqual(['2026'])
  expect(textsOf(view, 'li time')).toEqual(['22 November'])
  expect(one(view, 'a[href="/news.xml"]').hasAttribute('download')).toBe(true)
  expect(view.querySelector('nav')).toBeNull()
})

test('a language without news says so, and leads to those that have some', async () => {
  const view = await render(<NewsArchive list={{ ...list, groups: [], elsewhere: ['fr'] }} />)
  expect(view.textContent).toContain('There is no news in English yet.')
  expect(one(view, 'a[href="/fr/news"]').textContent).toBe('Français')
})
