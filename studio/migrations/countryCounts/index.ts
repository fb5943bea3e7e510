import { defineMigration, set } from 'sanity/migrate'

/** Returns the change of a number that is to be a text, by its path in the document. */
export function asText(value: number, path: readonly unknown[]) {
  return path.at(-1) === 'countryCount' ? set(String(value)) : undefined
}

export default defineMigration({
  title: 'Store the countries that a regulatory body covers as text, which may have placeholders',
  migrate: { number: asText },
})
