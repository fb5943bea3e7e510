// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { languageCodes } from '../../../shared/languages.ts'
import { demoContent } from '../../../tests/support/demoContent.ts'
import { languageContent } from './contentModules.ts'
import { newsFeeds } from './newsFeed.ts'

const siteUrl = 'https://www.example.org'
const content = await demoContent()

/** Parses the feeds of the demo content. Fails for a document that is not well-formed. */
async function feeds(checked = content) {
  const contents = languageCodes.map((code) => languageContent(code, checked))
  const files = newsFeeds(contents, siteUrl, checked.modified).map(async ({ path, make }) => {
    const document = new DOMParser().parseFromString(String(await make()), 'text/xml')
    expect(document.querySelector('parsererror')).toBeNull()
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
    const hrefsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
    return { path, language: document.documentElement.getAttribute('xml:lang'), textsOf, hrefsOf }
  })
  return Promise.all(files)
}

test('each language has a well-formed feed of the items that exist in it', async () => {
  const pages = content.pages.map((page) =>
    page._id === 'news-nafdac-two-periods' ? { ...page, title: { en: 'In English' } } : page,
  )
  const result = await feeds({ ...content, pages })
  expect(
    result.map(({ path, language, textsOf }) => [path, language, textsOf('entry').length]),
  ).toEqual([
    ['news.xml', 'en', 2],
    ['fr/news.xml', 'fr', 1],
    ['pt/news.xml', 'pt', 1],
  ])
})

test('a feed has one address of its own, and ids that no other has', async () => {
  const result = await feeds()
  expect(result.map(({ hrefsOf }) => hrefsOf('feed > link[rel=self]'))).toEqual([
    [`${siteUrl}/news.xml`],
    [`${siteUrl}/fr/news.xml`],
    [`${siteUrl}/pt/news.xml`],
  ])
  const ids = result.flatMap(({ textsOf }) => textsOf('id'))
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['the time of the publish on its day', '2026-11-24T09:30:00Z', '2026-11-24T09:30:00Z'],
  ['the end of its day after a later publish', '2026-11-26T10:00:00Z', '2026-11-24T23:59:59Z'],
])(
  'entries are dated from the newest to the oldest, and a correction has %s',
  async (_, publish, updated) => {
    const pages = content.pages.map((page) =>
      page._id === 'news-ama-31-ratifications' && page._type === 'newsArticle'
        ? { ...page, news: { ...page.news, correction: { date: '2026-11-24', text: page.title } } }
        : page,
    )
    const corrected = pages.find(({ _id }) => _id === 'news-ama-31-ratifications')
    const modified = new Map([[corrected?.path ?? '', publish]])
    const [english] = await feeds({ ...content, pages, modified })
    const published = english?.textsOf('published') ?? []
    expect(published).toEqual(published.toSorted().toReversed())
    expect(english?.textsOf('feed > updated')).toEqual([updated])
    expect(english?.textsOf('entry > updated').toSorted().at(-1)).toBe(updated)
  },
)

test('a site without news has no feed', async () => {
  const pages = content.pages.filter(({ _type }) => _type !== 'newsArticle')
  expect(await feeds({ ...content, pages })).toEqual([])
})
