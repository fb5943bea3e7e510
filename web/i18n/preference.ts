import { isLanguage, type Language } from '../../shared/languages.ts'
import { stored } from '../browser/storage.ts'

/** Where the chosen language is kept: the key is the specification's (section 4). */
export const preferenceKey = 'preferred-language'

const preference = stored('localStorage', preferenceKey)

/** The language chosen on an earlier visit, or null; whatever else stands there counts as none. */
export function readPreference(): Language | null {
  const value = preference.read()
  return isLanguage(value) ? value : null
}

export function writePreference(language: Language): void {
  preference.write(language)
}
