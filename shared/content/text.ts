import type { defaultLanguage } from '../languages.ts'

/**
 * A value in one language, as the site renders it.
 * `key` names its source: a message's key, or for content the document's id, a colon and the
 * field's path in Sanity's notation.
 * `lang` is set only if English replaces a missing translation.
 */
export type Localized<T> = { key: string; value: T; lang?: typeof defaultLanguage }

export type Text = Localized<string>
