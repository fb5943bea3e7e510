import { beforeAll, expect, test } from 'vitest'
import { joinLists } from '../../../gate/assembly/joinLists.ts'
import { checkContent } from '../../../gate/checks/checkContent.ts'
import type { AnyDocument } from '../../../gate/checks/parseDocument.ts'
import type { QueryResults } from '../../../gate/versions/publishedContent.ts'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { isLanguage, type Language, languageCodes } from '../../../shared/languages.ts'
import { demoResults } from '../../../tests/support/demoContent.ts'
import { prerenderer } from './prerender.ts'

/** The changes of one published item on a site with two thousand. */

const count = 2000

const demo = await demoResults()

const original = 'news-nafdac-two-periods'
const day = (index: number) => new Date(Date.UTC(2026, 10, 1 - index)).toISOString().slice(0, 10)

/** Returns the query results of a document as those of another item, in some languages. */
function itemFrom(
  document: AnyDocument | undefined,
  {
    id,
    publishedOn,
    languages = languageCodes,
  }: { id: string; publishedOn: string; languages?: readonly Language[] },
): AnyDocument {
  if (document === undefined) throw new Error(`The demo has no ${original}`)
  const isLeftOut = (name: string) =>
    languageCodes.some((code) => code === name && !languages.includes(code))
  const copy = (value: unknown, field = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => copy(entry))
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => !isLeftOut(name))
          // The service stays in all its languages.
          .map(([name, inner]) => [
            name,
            name === 'service' ? inner : copy(inner, isLanguage(name) ? field : name),
          ]),
      )
    if (value === original || field === 'slug') return id
    // Titles differ, as those of all pages do.
    return field === 'title' ? `${value} ${id}` : field === 'publishedOn' ? publishedOn : value
  }
  return { ...document, ...Object(copy(document)) }
}

function withItem(results: QueryResults, item: Parameters<typeof itemFrom>[1]): QueryResults {
  const of = (documents: AnyDocument[]) => documents.find(({ _id }) => _id === original)
  return {
    ...results,
    pages: [...results.pages, itemFrom(of(demo.pages), item)],
    listed: [...results.listed, itemFrom(of(demo.listed), item)],
  }
}

const prerender = prerenderer(
  {
    server: {
      renderApp: async () => ({ html: '', styles: '' }),
      renderDocument: () => '',
      viewNames: [],
    },
    scripts: { page: '', form: '' },
  },
  {
    SITE_URL: 'https://www.test.example',
    SANITY_STUDIO_URL: 'https://studio.test.example',
    supabase: { url: 'https://supabase.test.example', key: '' },
    deployment: 'production',
    usesLocalLake: true,
  },
)

/** Returns the version of each file of the site with this content, by path. */
function versionsWith(results: QueryResults): Map<string, string> {
  const { content, issues } = checkContent(joinLists(results))
  if (content === null) throw new Error(JSON.stringify(issues.slice(0, 3)))
  return new Map(
    prerender({ content, assets: '' }).files.map(({ path, version }) => [path, version]),
  )
}

let many = demo
let before: Map<string, string>

beforeAll(() => {
  for (let index = 0; index < count; index += 1)
    many = withItem(many, { id: `n-${index}`, publishedOn: day(index) })
  before = versionsWith(many)
})

/**
 * Returns the paths of the files that differ with an item more; modules, whose names have hashes, only of other pages.
 */
function changedBy(item: Parameters<typeof itemFrom>[1]): string[] {
  const after = versionsWith(withItem(many, item))
  return [...after]
    .filter(([path, version]) => before.get(path) !== version)
    .map(([path]) => path)
    .filter((path) => !/^(content\/\w+\/(?!index)|og\/)/.test(path))
    .toSorted()
}

const inLanguages = (codes: readonly Language[], ...paths: string[]) =>
  codes.flatMap((code) => paths.map((path) => (code === 'en' ? path : `${code}/${path}`)))

/** The documents of a page, for people and for programs. */
const documentsOf = (...paths: string[]) => paths.flatMap((path) => [`${path}.html`, `${path}.md`])

/** The pages that show a new item about a service. */
const showing = documentsOf(
  ...['news', 'news/2026', 'news/topics/regulation', 'news/today', 'services/nafdac'],
)

test('a new item changes the pages that show it, feeds, sitemap and search, and the one that is no longer recent', () => {
  const changed = changedBy({ id: 'today', publishedOn: '2026-11-30' })
  expect(changed).toEqual(
    [
      ...inLanguages(languageCodes, ...showing, 'news.xml'),
      ...inLanguages(languageCodes, ...documentsOf('news/n-197')),
      ...languageCodes.flatMap((code) => [`content/${code}.js`, `content/${code}-pages.js`]),
      ...['llms.txt', 'sitemap.xml'],
    ].toSorted(),
  )
})

test('an item in French changes French pages, and leads readers of other languages to it', () => {
  const changed = changedBy({ id: 'today', publishedOn: '2026-11-30', languages: ['fr'] })
  expect(changed).toEqual(
    [
      ...inLanguages(['fr'], ...showing, 'news.xml'),
      ...documentsOf('fr/news/n-197'),
      ...['news/today.html', 'pt/news/today.html'],
      // The indexes of English and Portuguese know where it is.
      ...['content/en.js', 'content/fr.js', 'content/fr-pages.js', 'content/pt.js'],
      ...['llms.txt', 'sitemap.xml'],
    ].toSorted(),
  )
})
