import type { Localized } from '../../shared/content/shapes/localized.ts'
import { inLanguage, type Text } from '../../shared/content/text.ts'
import type { EnquiryField, RuleCode } from '../../shared/enquiry/enquiry.ts'
import { defaultLanguage, type Language, languageCodes } from '../../shared/languages.ts'
import en from './messages/en.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import pt from './messages/pt.json' with { type: 'json' }

en satisfies Record<RuleCode | `field.${EnquiryField}`, string>

type AnyKey = keyof typeof en

/** What the keys of messages begin with that only some pages have, or only the build uses. */
const ownPrefixes = ['planner', 'medicines', 'shelf', 'states', 'country', 'medicineList'] as const

type OwnPrefix = (typeof ownPrefixes)[number]

/** The messages of a part of the site that come with its content, because other pages do not need them. */
export type OwnKey<Prefix extends OwnPrefix> = Extract<AnyKey, `${Prefix}.${string}`>

/** What the keys of such a part end with. */
export type OwnWord<Prefix extends OwnPrefix> =
  OwnKey<Prefix> extends `${Prefix}.${infer Word}` ? Word : never

export type MessageKey = Exclude<AnyKey, OwnKey<OwnPrefix>>

export type Messages = Record<MessageKey, Text>

export const messages: Record<Language, Record<AnyKey, string>> = { en, fr, pt }

const allKeys = Object.keys(en) as AnyKey[]

const isOwn = <Prefix extends OwnPrefix>(key: AnyKey, prefix: Prefix): key is OwnKey<Prefix> =>
  key.startsWith(`${prefix}.`)

export const messageKeys = allKeys.filter(
  (key): key is MessageKey => !ownPrefixes.some((prefix) => isOwn(key, prefix)),
)

/** Returns the messages of a part of the site in a language. */
export function ownMessages<Prefix extends OwnPrefix>(prefix: Prefix, language: Language) {
  return Object.fromEntries(
    allKeys
      .filter((key) => isOwn(key, prefix))
      .map((key) => [key, defaultMessageIn(language, key)]),
  ) as Record<OwnKey<Prefix>, string>
}

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
export function messageIn(language: Language, key: MessageKey | OwnKey<'country'>): Text {
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
