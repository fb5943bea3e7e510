import { countriesPath } from '../../../shared/content/addresses/paths.ts'
import { filingRoutesOf } from '../../../shared/content/countries/filingRoutes.ts'
import { groupsOf, membershipsOf } from '../../../shared/content/countries/memberships.ts'
import { localize } from '../../../shared/content/languages/localize.ts'
import { sourceInLanguage } from '../../../shared/content/sourceReview.ts'
import type { Language } from '../../../shared/languages.ts'
import { capitalized } from '../../../shared/text/capitalized.ts'
import { displayNames } from '../../../shared/text/formats.ts'
import { type DistanceLine, distanceLineTo, formatDistance } from '../../maps/distanceLines.ts'
import { drawCountry } from '../../maps/drawCountry.ts'
import { headquarters } from '../../maps/positions.ts'
import { authorityTexts, formatFilingRoutes, sortByName } from '../../sections/countries/derive.ts'
import type { Action, Fact, Page, PageOf, Site, SourceList, ValidSite } from '../types.ts'
import { type CountryContext, countryMessages, indexPages } from './countryContext.ts'
import { countrySections } from './countrySections.ts'
import { listSources } from './listSources.ts'

/**
 * Returns a page for each country in which the company operates, in the language of `site`. Its content comes from the
 * country's document and other pages.
 * @param validSite the countries and the sources, in all languages
 * @param pages the pages of editors, in this language
 */
export function countryPages(
  site: Site,
  validSite: Pick<ValidSite, 'operatedCountries' | 'sources'>,
  pages: readonly Page[],
): PageOf<'country'>[] {
  const { language } = site
  const countries = sortByName(localize(validSite.operatedCountries, language), language)
  const pageIndex = indexPages(pages)
  return countries.map((country) => {
    const page = countryPage({ country, countries, site, pageIndex })
    const sourceList = listCitedSources(country, validSite.sources, language)
    return { ...page, ...(sourceList && { sourceList }) }
  })
}

function listCitedSources(
  { authority, memberships }: CountryContext['country'],
  sources: ValidSite['sources'],
  language: Language,
): SourceList | undefined {
  const current = new Set(groupsOf(memberships).flatMap(membershipsOf))
  const own = memberships.flatMap(({ until, source }) => (until || !source ? [] : source))
  const isCited = (source: ValidSite['sources'][number]) =>
    source._id === authority?.source?._id ||
    own.some(({ _id }) => _id === source._id) ||
    source.memberships?.some((membership) => current.has(membership))
  const citedSources = sources.filter(isCited).map((source) => sourceInLanguage(source, language))
  return listSources(localize(citedSources, language))
}

function countryPage(context: CountryContext): PageOf<'country'> {
  const { country, countries, site, pageIndex } = context
  const { _id, path = '', isoCode, name, capital } = country
  const t = countryMessages(site.language)
  const distanceLine = distanceLineTo(isoCode)
  const places = {
    country: name.value,
    capital: capital?.value,
    km: distanceLine && formatDistance(distanceLine.km, site.language),
  }
  const count = t('country.one', { count: countries.length })
  const distance = capital && distanceSentence(context, distanceLine)
  const parentPage = pageIndex.byPath.get(countriesPath)
  const contact = contactAction(context)
  const facts = buildFacts(context, distanceLine)
  return {
    _id,
    _type: 'country',
    path,
    title: name,
    seo: {
      title: { ...name, value: `${name.value} | ${site.companyName}` },
      description: t('country.description', places),
    },
    hero: {
      heading: name,
      text: distance ? { ...count, value: `${count.value} ${distance.value}` } : count,
      actions: [contact, { kind: 'print', label: t('country.print') }],
      map: {
        membership: 'operations',
        names: name.value,
        map: drawCountry(
          isoCode,
          countries.map((each) => each.isoCode),
        ),
        caption: t(distanceLine ? 'country.map' : 'country.mapHome', places),
      },
      ...(facts.length > 0 && { facts }),
    },
    ...(parentPage && {
      ancestors: [{ _id: parentPage._id, path: parentPage.path, title: parentPage.title }],
    }),
    country: { sections: countrySections(context) },
    sections: [
      {
        _type: 'callToAction',
        _key: 'cta',
        anchor: 'cta',
        heading: t('country.product', places),
        text: t('country.name'),
        actions: [contact, { kind: 'emergency' }],
      },
    ],
  }
}

function distanceSentence(
  { country, site }: CountryContext,
  distanceLine: DistanceLine | undefined,
) {
  const t = countryMessages(site.language)
  const capital = country.capital?.value
  if (distanceLine)
    return t('country.capital', { capital, km: formatDistance(distanceLine.km, site.language) })
  return country.isoCode === headquarters.country ? t('country.home', { capital }) : undefined
}

/** Returns the key facts, in the order in which visitors ask. The last ones are left out if there are too many. */
function buildFacts(context: CountryContext, distanceLine: DistanceLine | undefined): Fact[] {
  const { country, site, pageIndex } = context
  const { _id, capital, isoCode, authority, page } = country
  const t = countryMessages(site.language)
  const facts: Fact[] = []
  if (authority) {
    const { title, fullName } = authorityTexts(_id, authority)
    facts.push({
      _key: 'decides',
      topic: 'decides',
      anchor: 'medicines',
      value: title,
      ...(fullName && { note: fullName }),
    })
  }
  const servicePage = pageIndex.byPath.get(page ?? '')
  const time = servicePage?.hero.facts?.filter(({ topic }) => topic === 'time') ?? []
  facts.push(...time.map((fact) => ({ ...fact, anchor: 'medicines' })))
  if (authority?.language)
    facts.push({
      _key: 'languages',
      topic: 'languages',
      anchor: 'medicines',
      value: {
        key: 'country.languages',
        value: capitalized(
          displayNames(site.language, { type: 'language' }).of(authority.language) ?? '',
        ),
      },
      note: t('country.works'),
    })
  const groups = groupsOf(country.memberships)
  const routes = formatFilingRoutes(groups, site.language)
  if (routes)
    facts.push({
      _key: 'trademark',
      topic: 'trademark',
      anchor: 'trademarks',
      value: routes,
      ...(filingRoutesOf(groups).length > 1 && { note: t('country.either') }),
    })
  if (capital && distanceLine)
    facts.push({
      _key: 'distance',
      topic: 'distance',
      value: { key: 'country.capital', value: formatDistance(distanceLine.km, site.language) },
      note: t('country.flight', { capital: capital.value }),
    })
  else if (capital && isoCode === headquarters.country)
    facts.push({ _key: 'where', topic: 'where', value: capital, note: t('country.office') })
  return facts.slice(0, maxFacts)
}

/** The same maximum as on other pages. */
const maxFacts = 4

/**
 * Returns a link to the contact form, without a service: a visitor who asks about a country may be a buyer or an
 * applicant.
 */
function contactAction({ country, site }: CountryContext): Action {
  return {
    kind: 'contact',
    label: countryMessages(site.language)('country.ask', { country: country.name.value }),
  }
}
