import { defineMigration, set } from 'sanity/migrate'

/** Converts a number to a text if its field, the end of the path, stores texts now. */
export function asText(value: number, path: readonly unknown[]) {
  return path.at(-1) === 'countryCount' ? set(String(value)) : undefined
}

export default defineMigration({
  title: 'Store the countries that a regulatory body covers as text, which may have placeholders',
  migrate: { number: asText },
})
