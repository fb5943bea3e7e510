import { isLanguage, type Language } from '../../shared/languages.ts'
import { stored } from '../browser/storage.ts'

/** The storage key of the chosen language (specification, section 4). */
export const preferenceKey = 'preferred-language'

const preference = stored('localStorage', preferenceKey)

/** Returns the stored language, or null if there is none or the value is unknown. */
export function readPreference(): Language | null {
  const value = preference.read()
  return isLanguage(value) ? value : null
}

export function writePreference(language: Language): void {
  preference.write(language)
}
