import { isLanguage, type Language } from '../../shared/languages.ts'
import { storageItem } from '../browser/storage.ts'

/** The storage key of the chosen language, required by the customer. */
export const preferenceKey = 'preferred-language'

const preference = storageItem('localStorage', preferenceKey)

/** Null without a choice or storage. */
export function readPreference(): Language | null {
  const value = preference.read()
  return isLanguage(value) ? value : null
}

export function writePreference(language: Language): void {
  preference.write(language)
}

/** Calls the listener when a language is chosen in another tab. Returns a function that removes the listener. */
export function onPreferenceElsewhere(listener: (language: Language) => void): () => void {
  const report = ({ key, newValue }: StorageEvent) => {
    if (key === preferenceKey && isLanguage(newValue)) listener(newValue)
  }
  window.addEventListener('storage', report)
  return () => window.removeEventListener('storage', report)
}

/** Returns the first of the browser's preferred languages in which the site exists, or null. */
export function browserLanguage(): Language | null {
  const codes = navigator.languages.map((tag) => tag.split('-')[0])
  return codes.find(isLanguage) ?? null
}
