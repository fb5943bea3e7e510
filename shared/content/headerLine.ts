/**
 * How many characters the header has room for in one line, beside the company's name and the languages on
 * a screen of 1,024 pixels. Seen with French names: 79 fit, 90 do not.
 */
const mostInLine = 74

/**
 * Returns whether the names of the menu and the button fit into one line of the header.
 * @param names in one language
 */
export function fitsOneLine(names: readonly string[]): boolean {
  // The space between two names is as wide as three letters.
  return names.join('   ').length <= mostInLine
}
