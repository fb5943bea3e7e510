import { newsListPath, newsPath } from '../../../shared/content/addresses/paths.ts'
import { existsIn } from '../../../shared/content/languages/documentLanguages.ts'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { newsTopics } from '../../../shared/content/pageTypes/newsArticle.ts'
import { type Language, languageCodes } from '../../../shared/languages.ts'
import { fillText } from '../../i18n/fillText.ts'
import { messageIn } from '../../i18n/messages.ts'
import type {
  NewsItem,
  NewsListLink,
  NewsListPart,
  NewsPageInLanguage,
  PageOf,
  ValidPageOf,
} from '../types.ts'

/**
 * The number of entries on a page of a year or of a topic. The first page, with the newest entries, has 40 to 79
 * entries, because it also takes the remainder: a new entry then moves no other entry to another page.
 */
const perPage = 40

/** The numbers of entries of the newest and the previous year on the first page. */
const shownFirst = { newest: 20, before: 5 }

type Entry = Pick<NewsItem, 'publishedOn' | 'topic'>
type List<Item extends Entry> = {
  key: { year: string } | { topic: Entry['topic'] }
  items: Item[]
}

/**
 * Returns the page of all news in one language, and the pages of each year and each topic. A new entry changes only the
 * pages that list it. Without news in the language, search engines are asked not to list the page.
 * @param page the news page, with all its entries, the newest first
 * @param inAllLanguages the entries in all languages
 */
export function newsPages(
  { archive: items, ...page }: NewsPageInLanguage,
  inAllLanguages: ValidPageOf<'newsPage'>['archive'],
  language: Language,
): PageOf<'newsPage'>[] {
  const message = (key: Parameters<typeof messageIn>[1]) => messageIn(language, key)
  const labelOf = (key: List<Entry>['key']): Text =>
    'year' in key
      ? fillText(message('news.year'), { year: key.year })
      : message(`news.topic.${key.topic}`)
  const lists = newsLists(items)
  const years = lists.filter(({ key }) => 'year' in key)
  const topics = lists.filter(({ key }) => 'topic' in key)
  const pathsByLanguage = languageCodes.map((code) => ({
    code,
    paths: new Set(
      newsLists(inAllLanguages.filter((item) => existsIn(item, code)))
        .flatMap(pagesOf)
        .map(({ path }) => path),
    ),
  }))
  const linkTo = (current: string, { key, items }: List<NewsItem>): NewsListLink => {
    const path = newsListPath(key)
    const isCurrent = current === path || current.startsWith(`${path}/`)
    // Only the first page shows the numbers of entries, because a new entry would change every page that shows them.
    const count = current === newsPath ? items.length : undefined
    return { path, label: labelOf(key), count, isCurrent }
  }
  const links = (current: string) => {
    const isFirst = current === newsPath
    const all = { path: newsPath, label: message('news.allTopics'), isCurrent: isFirst }
    return {
      topics: [
        { ...all, count: isFirst ? items.length : undefined },
        ...topics.map((list) => linkTo(current, list)),
      ],
      years: years.map((list) => linkTo(current, list)),
    }
  }

  const first: NewsListPart = {
    groups: years.slice(0, 2).map((list, index) => {
      const visibleItems = list.items.slice(0, index === 0 ? shownFirst.newest : shownFirst.before)
      return {
        heading: labelOf(list.key),
        items: index === 0 ? visibleItems : visibleItems.map(({ summary: _, ...item }) => item),
        ...(visibleItems.length < list.items.length && { all: linkTo(newsPath, list) }),
      }
    }),
    ...links(newsPath),
    pages: [],
    elsewhere:
      items.length > 0
        ? []
        : languageCodes.filter((code) => inAllLanguages.some((item) => existsIn(item, code))),
  }
  const listPages = lists.flatMap((list) =>
    pagesOf(list).map(({ path, items: pageItems }, index, pages): PageOf<'newsPage'> => {
      const label = labelOf(list.key)
      const { seo, hero } = page
      const number = { page: index + 1, list: label.value }
      const title = index === 0 ? label : fillText(message('news.page'), number)
      return {
        ...page,
        path,
        title,
        seo: { ...seo, title: { ...title, value: `${title.value} | ${seo.title.value}` } },
        hero: { eyebrow: page.title, heading: title, text: hero.text },
        sections: [],
        ancestors: [{ _id: page._id, path: newsPath, title: page.title }],
        languages: pathsByLanguage.filter(({ paths }) => paths.has(path)).map(({ code }) => code),
        newsList: {
          groups: newsLists(pageItems)
            .filter(({ key }) => 'year' in key)
            .map(({ key, items }) => ({ heading: labelOf(key), items })),
          ...links(path),
          pages:
            pages.length === 1
              ? []
              : pages.map(({ path: to }, at) => ({
                  path: to,
                  label: fillText(message('news.page'), { page: at + 1, list: label.value }),
                  number: at + 1,
                  isCurrent: to === path,
                })),
          elsewhere: [],
        },
      }
    }),
  )
  const isEmpty = items.length === 0
  return [
    { ...page, ...(isEmpty && { seo: { ...page.seo, hidden: true } }), newsList: first },
    ...listPages,
  ]
}

/** Years come first, the newest first; then the topics that have entries. */
function newsLists<Item extends Entry>(items: Item[]): List<Item>[] {
  const years = Map.groupBy(items, ({ publishedOn }) => publishedOn.slice(0, 4))
  const topics = Map.groupBy(items, ({ topic }) => topic)
  return [
    ...[...years].map(([year, items]) => ({ key: { year }, items })),
    ...newsTopics.flatMap((topic) => {
      const items = topics.get(topic)
      return items ? [{ key: { topic }, items }] : []
    }),
  ]
}

/** From the newest page. */
function pagesOf<Item extends Entry>({ key, items }: List<Item>) {
  const count = Math.max(1, Math.floor(items.length / perPage))
  const newest = items.length - perPage * (count - 1)
  const further = Array.from({ length: count - 1 }, (_, index) => {
    const start = newest + perPage * index
    return {
      path: newsListPath(key, count - 1 - index),
      items: items.slice(start, start + perPage),
    }
  })
  return [{ path: newsListPath(key), items: items.slice(0, newest) }, ...further]
}
