import { defaultLanguage } from '../../languages.ts'
import { countryPath } from '../addresses/paths.ts'
import { isObject } from '../fieldPaths.ts'
import { groupsOf } from './memberships.ts'

/**
 * Returns the path of the page that the build makes of a country, or null if the company does not operate there.
 * @param country the stored fields, which may be malformed
 */
export function countryPagePath(country: { readonly [field: string]: unknown }): string | null {
  const english = isObject(country.name) ? country.name[defaultLanguage] : undefined
  const hasPage =
    typeof english === 'string' && groupsOf(country.memberships).includes('operations')
  return hasPage ? countryPath(english) : null
}
