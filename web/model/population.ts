import type { StoredCountry } from './types.ts'

const units: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 }

/**
 * Returns the number of people that an English text says, such as “34 million”, “0.5 million” or
 * “1,270,000”; undefined for texts of another form.
 */
export function peopleIn(population: string): number | undefined {
  const match = /^(?:about |c\. )?(\d[\d,]*(?:\.\d+)?)(?: (thousand|million|billion)s?)?$/i.exec(
    population.trim(),
  )
  if (!match) return undefined
  const [, digits = '', unit = ''] = match
  const people = Number(digits.replaceAll(',', '')) * (units[unit.toLowerCase()] ?? 1)
  return people > 0 ? people : undefined
}

/** Returns the populations by country's id, as shares of the largest, of those that say a number. */
export function sharesOf(countries: readonly StoredCountry[]): Record<string, number> {
  const people = countries.flatMap(({ _id, population }): [string, number][] => {
    const number = population && peopleIn(population.en)
    return number === undefined ? [] : [[_id, number]]
  })
  const largest = Math.max(...people.map(([, number]) => number))
  return Object.fromEntries(
    people.map(([id, number]) => [id, Math.round((number / largest) * 1000) / 1000]),
  )
}
