import { inLanguage, type Text } from '../../shared/content/languages/inLanguage.ts'
import type { Localized } from '../../shared/content/shapes/localized.ts'
import type { EnquiryField, RuleCode } from '../../shared/enquiry/enquiry.ts'
import { defaultLanguage, type Language, languageCodes } from '../../shared/languages.ts'
import en from './messages/en.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import pt from './messages/pt.json' with { type: 'json' }

en satisfies Record<RuleCode | `field.${EnquiryField}`, string>

type AnyKey = keyof typeof en

/** The namespaces of messages that not all pages load. They are part of the content that needs them. */
const namespaces = [
  'filingPlanner',
  'medicines',
  'binders',
  'jointAssessment',
  'country',
  'mapClass',
  'medicineList',
] as const

export type Namespace = (typeof namespaces)[number]

/** The keys of a namespace. */
export type NamespaceKey<Name extends Namespace> = Extract<AnyKey, `${Name}.${string}`>

/** The keys without the namespace, and plural keys without their ending, such as `.one`. */
export type ShortKey<Name extends Namespace> = WithoutNamespace<NamespaceKey<Name>, Name>
type WithoutNamespace<Key, Name extends Namespace> = Key extends `${Name}.${infer Short}`
  ? Short | (Short extends `${infer Start}.one` ? Start : never)
  : never

export type MessageKey = Exclude<AnyKey, NamespaceKey<Namespace>>

export type Messages = Record<MessageKey, Text>

export const messages: Record<Language, Record<AnyKey, string>> = { en, fr, pt }

const allKeys = Object.keys(en) as AnyKey[]

const isIn = <Name extends Namespace>(key: AnyKey, namespace: Name): key is NamespaceKey<Name> =>
  key.startsWith(`${namespace}.`)

export const messageKeys = allKeys.filter(
  (key): key is MessageKey => !namespaces.some((namespace) => isIn(key, namespace)),
)

export function namespaceMessages<Name extends Namespace>(namespace: Name, language: Language) {
  return Object.fromEntries(
    allKeys
      .filter((key) => isIn(key, namespace))
      .map((key) => [key, messageIn(language, key).value]),
  ) as Record<NamespaceKey<Name>, string>
}

/**
 * Returns the messages of all pages in a language, with English as the fallback.
 * @param edited messages that replace the default ones in all languages, so that an edited English message is never
 *   mixed with a default translation
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

/** Returns the code's own version of a message in a language, with English as the fallback. */
export function messageIn(language: Language, key: AnyKey): Text {
  return inLanguage(key, defaultMessage(key), language)
}

export function defaultMessage(key: AnyKey): Localized<string> {
  const translated = languageCodes.map((code) => [code, messages[code]?.[key]])
  return { ...Object.fromEntries(translated), [defaultLanguage]: en[key] }
}
