/** Matches a character of the site's fonts (web/theme/fonts/), in which PDFs and share images are set. */
export const printable = /[\n\u0020-\u007e\u00a0-\u00ffŒœ–—‘’“”•…‹›€™−]/u

const spaces = /[\t\r\p{Zs}\u2028\u2029]/gu

/** Characters that look like a character of the fonts, but that compatibility normalization does not convert to it. */
const lookalikes: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  μ: 'µ',
}

/**
 * Returns the character as the fonts show it, such as the micro sign for the Greek mu. A raised or lowered digit is
 * kept, because as a plain digit it would change a quantity.
 */
function shown(character: string): string {
  if (printable.test(character)) return character
  const replaced = lookalikes[character] ?? character.normalize('NFKC')
  const changesQuantity = /\p{Number}/u.test(replaced) && !/\p{Decimal_Number}/u.test(character)
  return changesQuantity || [...replaced].some((each) => !printable.test(each))
    ? character
    : replaced
}

/**
 * Replaces the characters of a text by characters of the site's fonts with the same meaning. Characters without a
 * replacement are kept: `unprintableCharacter` finds them.
 */
export function printableText(text: string): string {
  return [...text.normalize('NFC').replace(spaces, ' ')].map(shown).join('')
}

/** Returns the first character that PDFs and share images cannot show, or undefined if they can show the text. */
export function unprintableCharacter(text: string): string | undefined {
  return [...printableText(text)].find((character) => !printable.test(character))
}
