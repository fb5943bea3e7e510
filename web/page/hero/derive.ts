import type { z } from 'zod'
import type { MappedMembership } from '../../../shared/content/countries/memberships.ts'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import type { ContentInLanguage } from '../../../shared/content/languages/localize.ts'
import type { heroMap } from '../../../shared/content/shapes/country.ts'
import type { Language } from '../../../shared/languages.ts'
import type { Drawing } from '../../charts/drawing.ts'
import { type DrawnMap, drawMap } from '../../maps/drawMap.ts'
import {
  coverageSystemsOf,
  mapClassified,
  sortByName,
  toMappedCountry,
} from '../../sections/countries/derive.ts'
import { classifyCountries, type MapLegend } from '../../sections/countries/mapClasses/derive.ts'
import { type CountryAnswer, countryAnswer } from './answers/derive.ts'

type HeroMapInLanguage = ContentInLanguage<z.output<typeof heroMap>>

export type DrawnHeroMap = {
  membership: MappedMembership
  /**
   * The names of the countries as one text. If the map has classes, the legend, because a section names their
   * countries.
   */
  names: string
  map: DrawnMap
  legend?: MapLegend
  /** The cover's text about each country. */
  answers?: CountryAnswer[]
  /** The caption of the map, if it shows more than the countries with the membership. */
  caption?: Text
  /** In the preview, the countries of the labels, which open the countries' fields. */
  countries?: HeroMapInLanguage['countries']
}

/** A drawing beside the page's heading, with the heading of its section. */
export type HeroDrawing = Drawing & { heading: Text }

/** Returns the map beside a page's heading, with the names of its countries in one text. */
export function heroMapIn(
  { membership, countries }: HeroMapInLanguage,
  language: Language,
  { isOnCover = false }: { isOnCover?: boolean } = {},
): DrawnHeroMap {
  const sorted = sortByName(countries, language)
  const classified = classifyCountries(sorted, membership, language)
  return {
    membership,
    names: classified
      ? classified.legend.map(({ label }) => label.value).join('; ')
      : sorted.map(({ name }) => name.value).join(', '),
    map: drawMap(
      classified
        ? mapClassified(sorted, classified.classes)
        : sorted.map(({ isoCode, name, memberships }) =>
            toMappedCountry(
              { isoCode, name },
              membership === 'trademark' ? coverageSystemsOf(memberships) : undefined,
            ),
          ),
      { inset: false },
    ),
    ...(classified && { legend: classified.legend }),
    ...(isOnCover && { answers: sorted.map((country) => countryAnswer(country, language)) }),
  }
}
