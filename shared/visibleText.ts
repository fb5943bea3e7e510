/**
 * Characters of a text that nobody sees. Unicode calls those that are never drawn default ignorable: zero-width
 * spaces, joiners, soft hyphens, fillers, selectors of variants, marks of direction. U+FFF9 to U+FFFB are not drawn
 * either, and U+2800 is a Braille cell without dots. The database has the same rules for enquiries
 * (supabase/migrations/20261125110000_invisible_characters.sql).
 */
const visible = /[^\p{White_Space}\p{Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u
const undrawn = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/**
 * Characters without effect on a text of the site's languages, left by other programs, and tags that are not part of
 * a flag. Other undrawn characters have one: soft hyphens break words, joiners and selectors form emoji and letters.
 */
const needless =
  /(?![\t\n])\p{Control}|[\u061c\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu

const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** A character that changes the order in which the letters around it are shown (embeddings, overrides, isolates). */
export const reordering = /[\u202a-\u202e\u2066-\u2069]/

/** Returns whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}

/**
 * Returns a text with \n for each line break, and without control characters and others that have no effect. Tabs,
 * soft hyphens, and the joiners and selectors of emoji and letters stay.
 */
export function normalizeText(text: string): string {
  return text.replace(lineBreak, '\n').replace(needless, '')
}

/** Removes all characters that are not drawn, as from an address. Spaces are kept. */
export function withoutUndrawn(text: string): string {
  return text.replace(undrawn, '')
}

/** Removes the characters that change the order of letters, as from a mail's subject. */
export function withoutReordering(text: string): string {
  return text.replace(new RegExp(reordering, 'g'), '')
}

/** Returns a text as readers see it, to compare it with another one: each run of white space is one space. */
export function visibleText(text: string): string {
  return withoutUndrawn(text)
    .replace(/\p{White_Space}+/gu, ' ')
    .trim()
}

/**
 * Returns whether a stored text differs between languages: numbers and placeholders do not, percentages do in their
 * spaces.
 */
export function needsTranslation(text: unknown): boolean {
  return typeof text !== 'string' || /[\p{L}%]/u.test(text.replaceAll(/\{[\w.]+\}/g, ''))
}
