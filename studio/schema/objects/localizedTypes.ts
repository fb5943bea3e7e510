import { localeList } from './localeList.ts'
import { localeRichText } from './localeRichText.ts'
import { localeString } from './localeString.ts'
import { localeText } from './localeText.ts'

/** Every type with one field per language. */
export const localizedTypes = [localeString, localeText, localeList, localeRichText]

/** Returns whether a type has one field per language. */
export function isLocalizedType(name: string): boolean {
  return localizedTypes.some((type) => type.name === name)
}
