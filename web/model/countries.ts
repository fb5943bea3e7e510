import type { Membership } from '../../shared/content/memberships.ts'
import type { Text } from '../../shared/content/text.ts'
import type { Language } from '../../shared/languages.ts'
import { drawMap } from '../maps/drawMap.ts'
import type { AreaClass, MappedCountry } from '../maps/labels.ts'
import { populationOf } from './facts.ts'
import type {
  CountriesSection,
  HeroMap,
  ListedCountry,
  LocalizedCountriesSection,
  LocalizedHeroMap,
  System,
} from './types.ts'

/** Returns a list of countries as it is rendered: sorted in the page's language, with the chosen details and a map. */
export function countriesIn(
  section: LocalizedCountriesSection,
  language: Language,
): CountriesSection {
  const { membership } = section
  // The columns of the trademark systems replace the details.
  const details = membership === 'trademark' ? 'none' : section.details
  const largest = Math.max(...section.countries.map(({ population = 0 }) => population))
  const countries = inAlphabet(section.countries, language).map(
    ({ capital, population, memberships, ...country }): ListedCountry => ({
      ...country,
      ...(details !== 'none' && capital && { capital }),
      ...(details === 'capitalAndPopulation' &&
        population !== undefined && {
          population: populationOf({ name: country.name, population }, language),
          share: Math.round((population / largest) * 1000) / 1000,
        }),
      ...(membership === 'trademark' && { systems: systemsOf(memberships) }),
    }),
  )
  const map = drawMap(countries.map((country) => onMap(country, country.systems)))
  return { ...section, countries, map }
}

/** Returns the map beside a page's heading, with the names of its countries in one text. */
export function heroMapIn(
  { membership, countries }: LocalizedHeroMap,
  language: Language,
): HeroMap {
  const sorted = inAlphabet(countries, language)
  return {
    membership,
    names: sorted.map(({ name }) => name.value).join(', '),
    map: drawMap(
      sorted.map(({ isoCode, name, memberships }) =>
        onMap({ isoCode, name }, membership === 'trademark' ? systemsOf(memberships) : undefined),
      ),
      { inset: false },
    ),
  }
}

/** Sorts countries alphabetically in a language, ignoring the article of “The Gambia”. */
function inAlphabet<Country extends { name: Text }>(countries: Country[], language: Language) {
  const sortable = ({ name }: Country) => name.value.replace(/^The /, '')
  return countries.toSorted((a, b) => sortable(a).localeCompare(sortable(b), language))
}

/** The memberships that the trademark coverage distinguishes. */
const systems: readonly (System & Membership)[] = ['aripo', 'madrid']

function systemsOf(memberships: string[]): System[] {
  return systems.filter((system) => memberships.includes(system))
}

function onMap(
  { isoCode, name, capital }: Pick<ListedCountry, 'isoCode' | 'name' | 'capital'>,
  systems: System[] | undefined,
): MappedCountry {
  return { code: isoCode, name: name.value, capital: capital?.value, class: classOf(systems) }
}

function classOf(systems: System[] | undefined): AreaClass {
  if (systems === undefined || systems.length === 2) return 'member'
  return systems.length === 1 ? 'second' : 'third'
}
