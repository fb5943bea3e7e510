import { compareNames } from '../../../shared/content/countries/countryPlaceholders.ts'
import { type FilingRoute, filingRoutesOf } from '../../../shared/content/countries/filingRoutes.ts'
import { type CountryGroup, groupsOf } from '../../../shared/content/countries/memberships.ts'
import {
  type FieldText,
  siblingKey,
  type Text,
} from '../../../shared/content/languages/inLanguage.ts'
import type { Language } from '../../../shared/languages.ts'
import { capitalized } from '../../../shared/text/capitalized.ts'
import { fillIn } from '../../../shared/text/fillIn.ts'
import { listFormat, numberFormat } from '../../../shared/text/formats.ts'
import { messageIn } from '../../i18n/messages.ts'
import { drawMap } from '../../maps/drawMap.ts'
import type { AreaClass, MappedCountry } from '../../maps/labels.ts'
import type { DeriveContext, SectionInLanguageOf } from '../sectionInLanguage.ts'
import { deriveFilingPlanner } from './filingPlanner/derive.ts'
import { deriveJointAssessment } from './jointAssessment/derive.ts'
import { classifyCountries } from './mapClasses/derive.ts'

type Countries = SectionInLanguageOf<'countries'>

/** A system of trademark registration with a column in the coverage. */
export type CoverageSystem = FilingRoute & ('aripo' | 'madrid')

/** A country in a list, with the details that the section shows. */
export type ListedCountry = Pick<
  Countries['countries'][number],
  '_id' | 'name' | 'isoCode' | 'capital' | 'page'
> & {
  population?: FieldText | undefined
  /** The population as a share of the list's largest, or undefined if unknown. */
  share?: number | undefined
  /** The abbreviation of the authority for medicines, or its name. */
  authority?: FieldText | undefined
  /** The routes by which a name is protected. */
  routes?: Text | undefined
  /** The trademark systems by which the country can be designated, in the coverage. */
  systems?: CoverageSystem[]
}

/** Sorts the countries by their names in the page's language, keeps the chosen details and draws the map. */
export function deriveCountries(
  { plannerCountries, routePages, mapCountries, reachedCountries = [], ...section }: Countries,
  { language, sections }: DeriveContext<'countries'>,
) {
  const { membership } = section
  // The columns of the trademark systems replace the details.
  const details = membership === 'trademark' ? 'none' : section.details
  const showsCapital = details === 'capital' || details === 'capitalAndPopulation'
  const largest = Math.max(...section.countries.map(({ population = 0 }) => population))
  const countries = sortByName(section.countries, language).map(
    ({ _id, name, isoCode, page, path, memberships, ...facts }): ListedCountry => ({
      ...{ _id, name, isoCode },
      // Replaces the page about our services in the country, because the country's page links to that page.
      ...((path ?? page) && { page: path ?? page }),
      ...(showsCapital && facts.capital && { capital: facts.capital }),
      ...(details === 'capitalAndPopulation' &&
        facts.population !== undefined && {
          population: formatPopulation({ name, population: facts.population }, language),
          share: Math.round((facts.population / largest) * 1000) / 1000,
        }),
      ...(details === 'authorityAndRoutes' && {
        authority: facts.authority && {
          field: siblingKey(name, 'authority'),
          value: facts.authority.abbreviation ?? facts.authority.name,
        },
        routes: formatFilingRoutes(groupsOf(memberships), language),
      }),
      ...(membership === 'trademark' && { systems: coverageSystemsOf(memberships) }),
    }),
  )
  const drawn = sortByName([...(mapCountries ?? section.countries), ...reachedCountries], language)
  const classified = classifyCountries(drawn, membership, language)
  const map = drawMap(
    classified
      ? mapClassified(drawn, classified.classes)
      : countries.map((country) => toMappedCountry(country, country.systems)),
  )
  const filingPlanner =
    plannerCountries &&
    plannerCountries.length > 0 &&
    deriveFilingPlanner(
      sortByName(plannerCountries, language),
      { countries: section.countries, routePages },
      sections,
      language,
    )
  return {
    ...section,
    countries,
    map,
    ...(classified && { legend: classified.legend }),
    ...(filingPlanner && { filingPlanner }),
    ...(membership === 'waho' && {
      jointAssessment: deriveJointAssessment(section.countries, sections, language),
    }),
  }
}

/** Sorts countries alphabetically in a language, ignoring the article of “The Gambia”. */
export function sortByName<Country extends { name: Text }>(
  countries: Country[],
  language: Language,
) {
  return countries.toSorted((a, b) => compareNames(a.name.value, b.name.value, language))
}

/** Returns an authority's abbreviation as its title, with the full name; or only its name as the title. */
export function authorityTexts(
  id: string,
  { name, abbreviation }: { name: string; abbreviation?: string | undefined },
): { title: Text; fullName?: Text } {
  const full = { key: `${id}:authority.name`, value: name }
  return abbreviation === undefined
    ? { title: full }
    : { title: { key: `${id}:authority.abbreviation`, value: abbreviation }, fullName: full }
}

export function formatFilingRoutes(
  groups: readonly CountryGroup[],
  language: Language,
): Text | undefined {
  const routes = filingRoutesOf(groups).map(
    (route) => messageIn(language, `search.route.${route}`).value,
  )
  if (routes.length === 0) return undefined
  const or = listFormat(language, { type: 'disjunction' })
  return { key: 'search.routes', value: capitalized(or.format(routes)) }
}

/** The routes that the trademark coverage distinguishes. */
const systems: readonly CoverageSystem[] = ['aripo', 'madrid']

/** Returns the systems by which a country can be designated: the same routes as in the filing planner. */
export function coverageSystemsOf(memberships: readonly object[]): CoverageSystem[] {
  const routes = filingRoutesOf(groupsOf(memberships))
  return systems.filter((system) => routes.includes(system))
}

export function toMappedCountry(
  { isoCode, name, capital }: Pick<ListedCountry, 'isoCode' | 'name' | 'capital'>,
  systems: CoverageSystem[] | undefined,
): MappedCountry {
  return { code: isoCode, name: name.value, capital: capital?.value, class: classOf(systems) }
}

/** Returns the countries that have a class, to draw them. */
export function mapClassified(
  countries: readonly Pick<ListedCountry, 'isoCode' | 'name' | 'capital'>[],
  classes: ReadonlyMap<string, AreaClass>,
): MappedCountry[] {
  return countries.flatMap(({ isoCode, name, capital }) => {
    const mapClass = classes.get(isoCode)
    return mapClass
      ? { code: isoCode, name: name.value, capital: capital?.value, class: mapClass }
      : []
  })
}

function classOf(systems: CoverageSystem[] | undefined): AreaClass {
  if (systems === undefined || systems.length === 2) return 'member'
  return systems.length === 1 ? 'second' : 'third'
}

/** @param country.population in millions */
function formatPopulation(
  { name, population }: { name: Text; population: number },
  language: Language,
): FieldText {
  // By the language without its region: CLDR's rules for Portugal make “1,7 milhão” plural.
  const isSingular = new Intl.PluralRules(language).select(population) === 'one'
  const text = messageIn(language, isSingular ? 'countries.million' : 'countries.millions')
  const count = numberFormat(language, {}).format(population)
  return { field: siblingKey(name, 'population'), value: fillIn(text.value, { count }) }
}
