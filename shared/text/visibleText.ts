/**
 * Matches a visible character. Unicode calls characters that are never drawn default ignorable: zero-width spaces,
 * joiners, soft hyphens, fillers, variation selectors, directional marks. U+FFF9 to U+FFFB are not drawn either, and
 * U+2800 is a Braille cell without dots. The database has the same rules for enquiries
 * (supabase/migrations/20261126100100_contacts.sql).
 */
const visible = /[^\p{White_Space}\p{Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/**
 * Matches characters that other programs leave and that have no effect in the site's languages, and tags outside flags.
 * Other invisible characters have an effect: soft hyphens break words; joiners and selectors form emoji and letters.
 */
const needless =
  /(?![\t\n])\p{Control}|[\u061c\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu

const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** Matches a character that changes the display order of the letters around it (embeddings, overrides, isolates). */
export const reordering = /[\u202a-\u202e\u2066-\u2069]/

/** Returns whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}

/**
 * Returns a text with \n for each line break, without control characters and other characters without effect. Keeps
 * tabs, soft hyphens, and the joiners and selectors of emoji and letters.
 */
export function normalizeText(text: string): string {
  return text.replace(lineBreak, '\n').replace(needless, '')
}

/** Removes all invisible characters, for example from an address. Keeps spaces. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '')
}

/** Removes characters that change the order of letters, for example from a mail's subject. */
export function withoutReordering(text: string): string {
  return text.replace(new RegExp(reordering, 'g'), '')
}

/** Returns a text as readers see it, for comparison. Each run of white space becomes one space. */
export function visibleText(text: string): string {
  return withoutInvisible(text)
    .replace(/\p{White_Space}+/gu, ' ')
    .trim()
}

/**
 * Returns whether a stored text differs between languages. Numbers and placeholders do not differ; percentages differ
 * in their spaces.
 */
export function needsTranslation(text: unknown): boolean {
  return typeof text !== 'string' || /[\p{L}%]/u.test(text.replaceAll(/\{[\w.]+\}/g, ''))
}
