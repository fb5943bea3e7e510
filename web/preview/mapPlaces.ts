import { listings } from '../../shared/content/lists.ts'
import type { Text } from '../../shared/content/text.ts'
import type { Language } from '../../shared/languages.ts'
import type { Page } from '../model/types.ts'
import { inLanguage, partsOf } from './fieldOf.ts'
import type { Place } from './places.ts'

/** A country as the labels of a map call it. */
type Country = { isoCode: string; name: Text; capital?: Text | undefined }

type Shown = {
  /** The countries on the map beside the heading. */
  mapped: readonly Country[]
  language: Language
}

/**
 * Returns the places of maps: a country's area and labels are its name, or its capital; all else of a
 * map and its caption is the field that chooses the countries.
 */
export function mapPlaces(root: Element, page: Page, { mapped, language }: Shown): Place[] {
  const placesOn = (anchor: string, path: string, countries: readonly Country[]): Place[] => {
    const figure = root.querySelector(`section#${CSS.escape(anchor)} figure`)
    if (!figure) return []
    return [{ element: figure, id: page._id, path }, ...countryPlaces(figure, countries, language)]
  }
  return [
    ...(page.hero.map ? placesOn('hero', `hero.${listings.hero.choice}`, mapped) : []),
    ...page.sections.flatMap((section) =>
      section._type === 'countries'
        ? placesOn(
            section.anchor,
            `sections[_key=="${section._key}"].${listings.countries.choice}`,
            section.countries,
          )
        : [],
    ),
  ]
}

function countryPlaces(
  figure: Element,
  countries: readonly Country[],
  language: Language,
): Place[] {
  const byLabel = new Map<string, Text>()
  // What two countries could be called is the first one's: a name before a capital.
  const labels = [
    ...countries.map(({ name }) => [name.value, name] as const),
    ...countries.map(({ isoCode, name }) => [isoCode, name] as const),
    ...countries.flatMap(({ capital }) => (capital ? [[capital.value, capital] as const] : [])),
  ]
  for (const [label, text] of labels) {
    const key = withoutBreaks(label)
    if (!byLabel.has(key)) byLabel.set(key, text)
  }
  const place = (element: Element, label: string): Place[] => {
    const text = byLabel.get(withoutBreaks(label))
    if (!text) return []
    const { id, path } = partsOf(text.key)
    return [{ element, id, path: inLanguage(path, language) }]
  }
  return [
    ...[...figure.querySelectorAll('svg text')].flatMap((label) =>
      place(label, label.textContent ?? ''),
    ),
    ...[...figure.querySelectorAll('svg use')].flatMap((area) =>
      place(area, area.getAttribute('href')?.replace(/^.*#/, '') ?? ''),
    ),
  ]
}

/** Long names on maps are broken into lines, without the space between them. */
function withoutBreaks(name: string): string {
  return name.replace(/\s/g, '')
}
