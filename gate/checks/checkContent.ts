import {
  ancestorPaths,
  countryPath,
  homePath,
  optionalPages,
  singletonPages,
} from '../../shared/content/addresses/paths.ts'
import { collectObjects } from '../../shared/content/fieldPaths.ts'
import {
  maxRedirects,
  normalizedPath,
  redirect as redirectShape,
  tooManyRedirects,
} from '../../shared/content/shapes/redirect.ts'
import { hashOf } from '../../shared/hash.ts'
import { pageShape } from '../../web/model/snapshot/pageShape.ts'
import { siteShape } from '../../web/model/snapshot/siteShape.ts'
import type { ValidPage, ValidRedirect, ValidSite } from '../../web/model/types.ts'
import { withAncestors } from '../assembly/ancestors.ts'
import type { QueryResults } from '../versions/publishedContent.ts'
import { comparePages, duplicateIssues } from './comparePages.ts'
import { type Issue, uniqueIssues } from './issues.ts'
import {
  type AnyDocument,
  documentIdentity,
  issueOf,
  type ParseResult,
  parseDocument,
  parsePage,
  withoutNulls,
} from './parseDocument.ts'
import { searchAnswerLinkIssues } from './searchAnswerLinks.ts'

/** Query results as `joinLists` returns them. */
export type JoinedResults = Omit<QueryResults, 'listed'>

export type CheckedContent = {
  pages: ValidPage[]
  site: ValidSite
  /** The redirects, also from the pages of countries that the company has left. */
  redirects: ValidRedirect[]
  /** The time of the last change of each page or of a document that it lists, in ISO 8601, by path. */
  modified: Map<string, string>
  /** The id and a hash of each page in all its languages, without its ancestors, by path. */
  versions: Map<string, string>
  /** Redirects without effect, because a page exists at their address. */
  unusedRedirects: ValidRedirect[]
}

/**
 * Checks query results against the shapes, and the pages against one another. Pages, settings and redirects are checked
 * independently, so that editors see all issues at once.
 * @param results the pages in the order of their changes: the later one of two conflicting pages gets the issue
 * @param lastPages the pages of the caller's last check, which are replaced by those of this check
 * @returns the content with its pages sorted by id, or null if there are issues
 */
export function checkContent(
  results: JoinedResults,
  lastPages: LastPages = new Map(),
): {
  content: CheckedContent | null
  issues: Issue[]
} {
  const pages = checkPages(results.pages, lastPages)
  const site = checkSite(results.site)
  const redirects = checkRedirects(results.redirects)
  const issues = [
    ...pages.flatMap((page) => page.issues),
    ...site.issues,
    ...redirects.issues,
    ...missingPages(results.pages),
    ...comparePages(results.pages),
    ...countryIssues(site.value?.operatedCountries ?? []),
    ...searchAnswerLinkIssues(
      site.value?.searchAnswers ?? [],
      pages.flatMap(({ value }) => value ?? []),
    ),
  ]
  // Duplicates are removed, because an issue of a document is found on each page that lists it.
  if (issues.length > 0 || site.value === null)
    return { content: null, issues: uniqueIssues(issues) }

  // Pages are sorted by id, so that the site does not depend on the order of their changes.
  const validPages = pages
    .flatMap(({ value }) => value ?? [])
    .sort((a, b) => (a._id < b._id ? -1 : 1))
  const { operatedCountries, formerCountries } = site.value
  const paths = new Set(
    [...validPages, ...operatedCountries].map(({ path = '' }) => normalizedPath(path)),
  )
  const isUnused = ({ from }: ValidRedirect) => paths.has(normalizedPath(from))
  // An editor's redirect from the same path comes later, and replaces that of a country.
  const allRedirects = [...countryRedirects(formerCountries, paths), ...redirects.values]
  const content = {
    pages: withAncestors(validPages),
    site: site.value,
    modified: new Map(pages.map(({ value, modified }) => [value?.path ?? '', modified])),
    versions: new Map(pages.map(({ value, version }) => [value?.path ?? '', version])),
    redirects: allRedirects.filter((redirect) => !isUnused(redirect)),
    unusedRedirects: redirects.values.filter(isUnused),
  }
  return { content, issues: [] }
}

type CheckedPage = ParseResult<ValidPage> & { version: string; modified: string }

/**
 * The pages of the last check, by version. Unchanged pages are not parsed again, because parsing takes most of a
 * check's time, and a publisher checks all pages after each publish.
 */
export type LastPages = Map<string, CheckedPage>

function checkPages(documents: AnyDocument[], lastPages: LastPages): CheckedPage[] {
  const pages = documents.map((document) => {
    const version = `${document._id} ${hashOf(JSON.stringify(document))}`
    const parsed = () => parsePage(pageShape, document)
    return lastPages.get(version) ?? { ...parsed(), version, modified: lastChange(document) }
  })
  lastPages.clear()
  for (const page of pages) lastPages.set(page.version, page)
  return pages
}

function lastChange(document: AnyDocument): string {
  const times = collectObjects(document).map(({ object }) => Reflect.get(object, '_updatedAt'))
  return (
    times
      .filter((time) => typeof time === 'string')
      .toSorted()
      .at(-1) ?? ''
  )
}

/**
 * Checks the result of `siteQuery`: settings, menu, footer and messages. Each issue belongs to the document at its
 * path. Missing settings are an issue of their own.
 */
export function checkSite(results: unknown): ParseResult<ValidSite> {
  const settings = documentIdentity.safeParse(results)
  if (settings.success) return parseDocument(siteShape, withoutNulls(results), settings.data)
  return { value: null, issues: [issueOf('siteSettings', 'is missing or not published')] }
}

function checkRedirects(documents: AnyDocument[]): { values: ValidRedirect[]; issues: Issue[] } {
  const parsed = documents.map((document) =>
    parseDocument(redirectShape, withoutNulls(document), document),
  )
  const values = parsed.flatMap(({ value }) => value ?? [])
  const fromOf = ({ from }: ValidRedirect) => normalizedPath(from)
  const repeated = duplicateIssues(
    values,
    fromOf,
    'from',
    'is the same address as another: {value}',
  )
  const excess = documents
    .slice(maxRedirects)
    .map(({ _id }) => ({ ...issueOf('redirect', tooManyRedirects), documentId: _id }))
  return { values, issues: [...parsed.flatMap(({ issues }) => issues), ...repeated, ...excess] }
}

/** Returns an issue for each country whose page would have the same address as another country's page. */
function countryIssues(countries: ValidSite['operatedCountries']): Issue[] {
  return duplicateIssues(
    countries.map(({ _id, path = null }) => ({ _id, _type: 'country', path })),
    ({ path }) => path,
    'name.en',
    'has the same address as another page: {value}',
  )
}

/** Redirects the pages of countries that the company has left to the nearest page above: the list of countries. */
function countryRedirects(
  countries: ValidSite['formerCountries'],
  paths: ReadonlySet<string>,
): ValidRedirect[] {
  return countries.map(({ _id, name }) => {
    const from = countryPath(name.en)
    const to = ancestorPaths(from).find((path) => paths.has(path)) ?? homePath
    return { _id, _type: 'redirect', from, to }
  })
}

function missingPages(documents: AnyDocument[]): Issue[] {
  const typesPresent = new Set(documents.map(({ _type }) => _type))
  return singletonPages
    .filter((type) => !typesPresent.has(type) && !optionalPages.includes(type))
    .map((type) => issueOf(type, 'is missing or not published'))
}
