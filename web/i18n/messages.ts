import type { Localized } from '../../shared/content/shapes/localized.ts'
import { inLanguage, type Text } from '../../shared/content/text.ts'
import type { EnquiryField, RuleCode } from '../../shared/enquiry/enquiry.ts'
import { defaultLanguage, type Language, languageCodes } from '../../shared/languages.ts'
import en from './messages/en.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import pt from './messages/pt.json' with { type: 'json' }

en satisfies Record<RuleCode | `field.${EnquiryField}`, string>

type AnyKey = keyof typeof en

/** Messages of the route planner, which come with its section, because no other page needs them. */
export type PlannerKey = Extract<AnyKey, `planner.${string}`>

/** Messages of the shelf of medicines, which come with its section too. */
export type MedicinesKey = Extract<AnyKey, `medicines.${string}`>

/** Messages of the list of medicines that the build makes. */
type MedicineListKey = Extract<AnyKey, `medicineList.${string}`>

/** Messages of the pages of countries, which come with these. */
export type CountryKey = Extract<AnyKey, `country.${string}`>

export type MessageKey = Exclude<AnyKey, PlannerKey | MedicinesKey | MedicineListKey | CountryKey>

export type Messages = Record<MessageKey, Text>

export const messages: Record<Language, Record<AnyKey, string>> = { en, fr, pt }

const isPlannerKey = (key: AnyKey): key is PlannerKey => key.startsWith('planner.')
const isMedicinesKey = (key: AnyKey): key is MedicinesKey => key.startsWith('medicines.')

const isCountryKey = (key: AnyKey): key is CountryKey => key.startsWith('country.')

const allKeys = Object.keys(en) as AnyKey[]

export const plannerKeys = allKeys.filter(isPlannerKey)
export const medicinesKeys = allKeys.filter(isMedicinesKey)

export const messageKeys = allKeys.filter(
  (key): key is MessageKey =>
    !isPlannerKey(key) &&
    !isMedicinesKey(key) &&
    !isCountryKey(key) &&
    !key.startsWith('medicineList.'),
)

/**
 * Returns the messages of all pages in a language, with English as the fallback.
 * @param edited messages that replace the default ones in all languages, so that an edited English one is never mixed
 *   with a default translation
 */
export function messagesIn(
  language: Language,
  edited: { readonly [key in MessageKey]?: Localized<string> | undefined } = {},
): Messages {
  const entries = messageKeys.map((key) => [
    key,
    inLanguage(key, edited[key] ?? defaultMessage(key), language),
  ])
  return Object.fromEntries(entries)
}

/** Returns one of the messages that editors cannot change in a language. */
export function messageIn(language: Language, key: MessageKey | CountryKey): Text {
  return inLanguage(key, defaultMessage(key), language)
}

/** Returns a message as the code has it, in the languages that have a translation. */
export function defaultMessage(key: AnyKey): Localized<string> {
  const translated = languageCodes.map((code) => [code, messages[code]?.[key]])
  return { ...Object.fromEntries(translated), [defaultLanguage]: en[key] }
}

/** Returns a message in a language as content cannot change it, with English as the fallback. */
export function defaultMessageIn(language: Language, key: AnyKey): string {
  return inLanguage(key, defaultMessage(key), language).value
}
