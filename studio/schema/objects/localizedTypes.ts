import { localeList } from './localeList.ts'
import { localeRichText } from './localeRichText.ts'
import { localeString } from './localeString.ts'
import { localeText } from './localeText.ts'

/** Every type that is written once per language. */
export const localizedTypes = [localeString, localeText, localeList, localeRichText]

/** Says whether the fields of a type are the languages of one text. */
export function isLocalizedType(name: string): boolean {
  return localizedTypes.some((type) => type.name === name)
}
