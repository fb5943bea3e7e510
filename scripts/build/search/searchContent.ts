import { filingRoutesOf } from '../../../shared/content/countries/filingRoutes.ts'
import { groupsOf } from '../../../shared/content/countries/memberships.ts'
import { inLanguage, type Text } from '../../../shared/content/languages/inLanguage.ts'
import type { Localized } from '../../../shared/content/shapes/localized.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { fillIn } from '../../../shared/text/fillIn.ts'
import {
  type SearchContent,
  type SearchLink,
  type SearchText,
  searchMessages,
} from '../../../web/model/searchContent.ts'
import type { Page, Site, ValidSite } from '../../../web/model/types.ts'

/** The maximum number of links below the answer about a country in which the company operates. */
const maxCountryLinks = 3

/** The maximum number of links to the pages of the routes to a trademark in another country. */
const maxRouteLinks = 2

/**
 * Returns the content that the search shows above the pages, in the language of `site`.
 * @param validSite the answers and the countries, in all languages
 */
export function searchContent(
  site: Site,
  validSite: Pick<ValidSite, 'searchAnswers' | 'africanUnionCountries'>,
  pages: readonly Page[],
): SearchContent {
  const { language, messages, phone, emergencyPhone, emails, navigation } = site
  const inThis = (text: Localized<string>) => searchText(inLanguage('', text, language))
  const contact = { path: navigation.button.page, label: searchText(navigation.button.label) }
  const linkTo = linker(pages)
  // Service pages come first, because they describe the work in their countries; the list of countries only names them.
  const servicesFirst = pages.toSorted(
    (a, b) => Number(a._type !== 'servicePage') - Number(b._type !== 'servicePage'),
  )
  const listOf = (membership: string): SearchLink[] =>
    servicesFirst
      .flatMap(({ path, sections }) =>
        sections.flatMap((section) =>
          section._type === 'countries' && section.membership === membership
            ? linkTo(path, section.anchor)
            : [],
        ),
      )
      .slice(0, 1)
  const isOperated = (country: ValidSite['africanUnionCountries'][number]) =>
    groupsOf(country.memberships).includes('operations')
  const count = validSite.africanUnionCountries.filter(isOperated).length
  const operations = listOf('operations')
  const trademark = listOf('trademark')
  const [routePages] = pages.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section._type === 'countries' ? (section.filingPlanner?.routes ?? []) : [],
    ),
  )

  return {
    language,
    messages: Object.fromEntries(
      searchMessages.map((key) => [key, searchText(messages[key])]),
    ) as SearchContent['messages'],
    phone,
    emergencyPhone,
    email: emails.info,
    contact,
    services: site.services.map(({ path, title }) => ({ path, label: searchText(title) })),
    answers: validSite.searchAnswers.map(
      ({
        title,
        headline,
        text,
        showsPhone,
        comesFirst,
        needsAllWords,
        searchWords,
        links = [],
      }) => ({
        title: inThis(title),
        headline: inThis(headline),
        text: inThis(text),
        showsPhone,
        needsAllWords,
        comesFirst,
        links: links.flatMap(({ page, anchor }) => linkTo(page, anchor)),
        phrases: inAll(searchWords).flatMap(phrasesIn),
      }),
    ),
    countries: validSite.africanUnionCountries.map((country) => {
      const { name, searchWords = '', path, page, memberships } = country
      const routes = filingRoutesOf(groupsOf(memberships))
      const operated = isOperated(country)
      const place = fillSearchText(messages[operated ? 'search.operated' : 'search.notOperated'], {
        count: String(count),
      })
      const authority = country.authority?.abbreviation ?? country.authority?.name
      const ofAuthority =
        authority === undefined ? [] : [fillSearchText(messages['search.authority'], { authority })]
      const names = routes.map((route) => messages[`search.route.${route}`].value).join(', ')
      const ways = (key: 'search.routes' | 'search.elsewhere') =>
        routes.length === 0 ? [] : [fillSearchText(messages[key], { routes: names })]
      // If the company does not operate in the country, the possible routes come first.
      const [headline = place, ...facts] = operated
        ? [place, ...ofAuthority, ...ways('search.routes')]
        : [...ways('search.elsewhere'), place]
      const about = [path, page].flatMap((known) => linkTo(known))
      const ofRoutes = routes.flatMap((route) => linkTo(routePages?.[route].page))
      const links = operated
        ? [...about, ...operations, ...(routes.length > 0 ? trademark : []), contact].slice(
            0,
            maxCountryLinks,
          )
        : [...[...about, ...ofRoutes].slice(0, maxRouteLinks), ...operations, contact]
      return {
        title: inThis(name),
        headline,
        text: joined(facts),
        links,
        names: namesOf(inThis(name).value, ...inAll(name), ...phrasesIn(searchWords)),
      }
    }),
  }
}

function searchText({ value, lang }: Text): SearchText {
  return { value, lang }
}

function fillSearchText({ value, lang }: Text, values: Record<string, string>): SearchText {
  return { value: fillIn(value, values), lang }
}

/** Returns sentences as one text, in the language of the first; `undefined` if there are none. */
function joined(sentences: readonly SearchText[]): SearchText | undefined {
  const [first] = sentences
  return first && { value: sentences.map(({ value }) => value).join(' '), lang: first.lang }
}

/** Returns a text in all its languages, because visitors may know only the word in another language. */
function inAll(text: Localized<string>): string[] {
  return [...new Set(languageCodes.flatMap((code) => text[code] ?? []))]
}

/** Returns the phrases that editors separate by commas. */
function phrasesIn(searchWords: string): string[] {
  return searchWords
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}

/**
 * Returns names without duplicates. Names with an apostrophe are also included without it, as visitors type them on
 * phones.
 */
function namesOf(...names: string[]): string[] {
  return [...new Set(names.flatMap((name) => [name, name.replace(/['’]/g, '')]))]
}

/**
 * Returns a function that links to a page, or to a section by its heading. Returns no link if the target does not
 * exist.
 */
function linker(pages: readonly Page[]) {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return (path: string | undefined, anchor?: string): SearchLink[] => {
    const page = path && byPath.get(path)
    if (!page) return []
    if (anchor === undefined) return [{ path: page.path, label: searchText(page.title) }]
    const headings = page.sections.flatMap((section) =>
      section._type === 'faqs'
        ? section.categories.map(({ slug, title }) => ({ id: slug, heading: title }))
        : { id: section.anchor, heading: section.heading },
    )
    const match = headings.find(({ id }) => id === anchor)
    return match ? [{ path: `${page.path}#${anchor}`, label: searchText(match.heading) }] : []
  }
}
