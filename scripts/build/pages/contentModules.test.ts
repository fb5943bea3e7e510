import { expect, test } from 'vitest'
import type { CheckedContent } from '../../../gate/checks/checkContent.ts'
import { newsTopics } from '../../../shared/content/pageTypes/newsArticle.ts'
import { hashOf } from '../../../shared/hash.ts'
import { demoContent } from '../../../tests/support/demoContent.ts'
import type { ValidPageOf } from '../../../web/model/types.ts'
import { languageContent, moduleFiles } from './contentModules.ts'

type Article = ValidPageOf<'newsArticle'>

const demo = await demoContent()
const demoArticle = demo.pages.find((page) => page._type === 'newsArticle')
if (!demoArticle) throw new Error('The demo has no news')
const { news } = demoArticle

const day = (index: number) => new Date(Date.UTC(2025, 10, 20 - index)).toISOString().slice(0, 10)

const articleOn = (index: number): Article => {
  const identity = { _id: `news-${index}`, path: `/news/n-${index}` }
  const topic = newsTopics[index % 2 === 0 ? 0 : 2] ?? 'company'
  const fields = { ...news, _id: identity._id, publishedOn: day(index), topic }
  return { ...demoArticle, ...identity, slug: `n-${index}`, news: fields }
}

/** Returns the demo with these articles, the newest first, in place of its own. */
function withNews(articles: Article[]): CheckedContent {
  const archive = articles.map(({ path, news }) => ({ ...news, path }))
  const others = demo.pages
    .filter(({ _type }) => _type !== 'newsArticle')
    .map((page) => (page._type === 'newsPage' ? { ...page, archive } : page))
  const pages = [...others, ...articles]
  const versions = new Map(pages.map((page) => [page.path, hashOf(JSON.stringify(page))]))
  return { ...demo, pages, versions }
}

const modulesOf = ({ pages }: ReturnType<typeof languageContent>) =>
  new Map(pages.map(({ page, hash }) => [page.path, hash]))

const articles = Array.from({ length: 400 }, (_, index) => articleOn(index))

test('a new item among hundreds changes the lists that show it, and no other article but the one that is no longer recent', () => {
  const before = languageContent('en', withNews(articles))
  const after = languageContent('en', withNews([articleOn(-2), ...articles]), before.pages)
  const [earlier, later] = [modulesOf(before), modulesOf(after)]
  const changed = [...later].filter(([path, hash]) => earlier.get(path) !== hash)
  const articlesChanged = changed.map(([path]) => path).filter((path) => /^\/news\/n-/.test(path))
  expect(articlesChanged.toSorted()).toEqual(['/news/n--2', '/news/n-199'])
  expect(changed.some(([path]) => /^\/(services|about|faq|contact)/.test(path))).toBe(false)
  const lists = changed.map(([path]) => path).filter((path) => !/^\/news\/n-/.test(path))
  expect(lists.toSorted()).toEqual(['/news', '/news/2025', '/news/topics/regulation'])
})

test('two articles of one day come in the order of lists: the one that was written later is first', () => {
  const written = ['2026-11-01T09:00:00Z', '2026-11-01T11:00:00Z', '2026-11-01T10:00:00Z']
  const sameDay = written.map((_createdAt, index) => {
    const article = articleOn(index)
    return { ...article, news: { ...article.news, publishedOn: '2026-11-01', _createdAt } }
  })
  const { news } = languageContent('en', withNews(sameDay))
  expect(news.map(({ path }) => path)).toEqual(['/news/n-1', '/news/n-2', '/news/n-0'])
  expect(JSON.stringify(news)).not.toContain('_createdAt')
})

test('the search and the drawn share images have the newest items only', () => {
  const content = languageContent('en', withNews(articles))
  const matches = content.search.pages.filter(({ path }) => path.startsWith('/news/'))
  expect(matches).toHaveLength(200)
  expect(content.pages.filter(({ page }) => 'isOld' in page)).toHaveLength(200)
})

test('the texts of a module have short keys that differ and end in the name of their field', () => {
  const content = languageContent('en', demo)
  const page = content.pages.find(({ page }) => page.path === '/services/who')
  const file = moduleFiles(content).find(({ path }) => `/${path}` === page?.module)
  const module = String(file?.make())
  const [full = [], short = []] = [JSON.stringify(page?.page), module].map((json) =>
    [...json.matchAll(/"(?:key|field)":"((?:[^"\\]|\\.)*:(?:[^"\\]|\\.)*)"/g)].map(
      ([, key = '']) => key,
    ),
  )
  expect(short).toHaveLength(full.length)
  expect(short.every((key) => /^:\d+\.\w+$/.test(key))).toBe(true)
  expect(new Set(short).size).toBe(new Set(full).size)
  expect(short.map((key) => key.split('.').at(-1))).toEqual(
    full.map((key) => /\w+$/.exec(key)?.[0]),
  )
})
