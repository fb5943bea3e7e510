import { hash as digest } from 'node:crypto'
import type { CheckedContent } from '../../../gate/checks/checkContent.ts'
import {
  type ContentIndex,
  contentIndexPath,
  pageModulePath,
  searchContentPath,
  searchIndexPath,
  siteModulePath,
} from '../../../shared/content/addresses/contentModulePaths.ts'
import { existsIn, languagesOf } from '../../../shared/content/languages/documentLanguages.ts'
import { compareNews } from '../../../shared/content/pageTypes/newsArticle.ts'
import type { Language } from '../../../shared/languages.ts'
import { countryPages } from '../../../web/model/pages/countryPages.ts'
import { localizePages, localizeSite } from '../../../web/model/pages/localizePage.ts'
import { searchPage } from '../../../web/model/pages/searchPage.ts'
import type { IndexedPage } from '../../../web/model/searchContent.ts'
import type { Page, ValidPage } from '../../../web/model/types.ts'
import { viewsOf } from '../../../web/model/viewNames.ts'
import { type SiteFile, textFile } from '../output/siteOutput.ts'
import { searchContent } from '../search/searchContent.ts'
import { indexedPages, withContactDetails } from '../search/searchIndex.ts'

/** The site in one language, with the paths of its modules, and the languages of pages that it lacks. */
export type LanguageContent = ReturnType<typeof languageContent>

type PageContent = {
  page: Page
  /** A hash of the page in all its languages, with its ancestors. */
  version: string
  module: string
  hash: string
  indexed: IndexedPage[]
}

/**
 * Returns valid content in a language as modules. Each module is named by the hash of its content. Includes the pages
 * that are made from other content: country pages, the search page, and the search's content and index.
 * @param last the pages of the last build, which are reused if their version is unchanged
 */
export function languageContent(
  language: Language,
  content: CheckedContent,
  last: PageContent[] = [],
) {
  const site = localizeSite(content.site, language)
  const siteHash = hash(site)
  const withModule = (page: Page, validPage?: ValidPage, version = ''): PageContent => {
    const pageHash = hash(page)
    const module = pageModulePath(language, page.path, pageHash)
    return { page, version, module, hash: pageHash, indexed: indexedPages(page, validPage) }
  }
  const articles = newestArticles(content.pages, language)
  // An article is recent by its place among the newest, not by its age, so that no article changes only because time
  // passes.
  const old = new Set<ValidPage>(articles.slice(recentNews))
  const lastByVersion = Map.groupBy(last, ({ version }) => version)
  const edited = content.pages.flatMap((validPage) => {
    if (!existsIn(validPage, language)) return []
    const isOld = old.has(validPage)
    const version = `${content.versions.get(validPage.path)} ${JSON.stringify(validPage.ancestors)} ${isOld}`
    const pages = () =>
      localizePages(validPage, language).map((page) =>
        page._type === 'newsArticle' && isOld ? { ...page, isOld } : page,
      )
    return lastByVersion.get(version) ?? pages().map((page) => withModule(page, validPage, version))
  })
  const elsewhere = content.pages.flatMap((validPage): [string, Language][] => {
    const [first] = languagesOf(validPage)
    return first === undefined || existsIn(validPage, language) ? [] : [[validPage.path, first]]
  })
  const editedPages = edited.map(({ page }) => page)
  const articlesByPath = new Map(
    editedPages
      .filter((page) => page._type === 'newsArticle')
      .map((article) => [article.path, article]),
  )
  const countries = countryPages(site, content.site, editedPages)
  const contents = [...edited, ...countries.map((page) => withModule(page))]
  const listed = contents.map(({ page }) => page)
  const search = {
    content: searchContent(site, content.site, listed),
    pages: contents.flatMap(({ indexed, page }) => withContactDetails(indexed, page, site)),
  }
  const pages = [...contents, withModule(searchPage(site, listed))]
  return {
    site,
    siteModule: siteModulePath(language, siteHash),
    pages,
    /** The articles among the pages, from the newest. */
    news: articles.flatMap(({ path }) => articlesByPath.get(path) ?? []),
    index: {
      site: siteHash,
      pages: Object.fromEntries(
        pages.map(({ page, hash }) => [page.path, { hash, views: viewsOf(page) }]),
      ),
      redirects: Object.fromEntries(content.redirects.map(({ from, to }) => [from, to])),
      elsewhere: Object.fromEntries(elsewhere),
    } satisfies ContentIndex,
    search,
  }
}

/** The number of newest articles that the search finds and that have a generated share image. */
const recentNews = 200

/** Returns the articles that exist in a language, from the newest. */
function newestArticles(pages: readonly ValidPage[], language: Language) {
  return pages
    .filter((page) => page._type === 'newsArticle')
    .filter((page) => existsIn(page, language))
    .toSorted((a, b) => compareNews(a.news, b.news))
}

function hash(content: unknown): string {
  return digest('sha256', JSON.stringify(content)).slice(0, 12)
}

/** Returns the files of a language's modules: the site, its pages, the content index, and the search's modules. */
export function moduleFiles({
  site,
  siteModule,
  pages,
  index,
  search,
}: LanguageContent): SiteFile[] {
  return [
    moduleFile(siteModule, site),
    ...pages.map(({ module, page }) => moduleFile(module, page)),
    textFile(contentIndexPath(site.language).slice(1), moduleText(index)),
    textFile(searchContentPath(site.language).slice(1), moduleText(search.content)),
    textFile(searchIndexPath(site.language).slice(1), moduleText(search.pages)),
  ]
}

/** Returns a module whose path contains a hash of its content. */
function moduleFile(path: string, content: unknown): SiteFile {
  return { path: path.slice(1), version: path, make: () => moduleText(content) }
}

function moduleText(content: unknown): string {
  return `export default ${JSON.stringify(content, keyShortener())}\n`
}

/**
 * Returns a replacer for `JSON.stringify` that replaces the document and the path in the keys of texts by a number:
 * `service-who:sections[_key=="about"].heading` becomes `:4.heading`. Only the preview looks up fields. The site shows
 * the name of the field, and React needs keys that differ.
 */
function keyShortener() {
  const numbers = new Map<string, number>()
  return (name: string, value: unknown) => {
    if (!keyNames.has(name) || typeof value !== 'string') return value
    const [, place, field] = /^(.+:.*?)(\w+)$/.exec(value) ?? []
    if (place === undefined) return value
    const number = numbers.get(place) ?? numbers.size
    numbers.set(place, number)
    return `:${number}.${field}`
  }
}

/** The properties of `Text` and `FieldText` that contain keys. */
const keyNames = new Set(['key', 'field'])
