/** The calling code of Ghana, which callers within the country leave out. */
const homeCode = '233'

/** A number in any notation: with a plus or zeros, with spaces, hyphens, dots, slashes and brackets. */
const number = /(?<!\S)\+?\(?\d[\d ()./\u00a0-]{4,}\d(?!\S)/g

const day = /^\d{4}-\d\d(?:-\d\d)?$/

/**
 * Returns search words with each number as the database has it in the searched text: its digits alone, without what
 * comes before a national number. `024 555 2169`, `+233 24 555 2169` and `00233245552169` are all `245552169`.
 */
export const searchedTerms = (terms: string): string =>
  terms.replaceAll(number, (written) => (day.test(written) ? written : significantDigits(written)))

function significantDigits(written: string): string {
  const digits = written.replace('(0)', '').replaceAll(/\D/g, '')
  const international = digits.replace(/^00/, '')
  const isInternational = written.startsWith('+') || international !== digits
  const isOfHome = international.startsWith(homeCode) && international.length >= 12
  if (isOfHome) return international.slice(homeCode.length).replace(/^0/, '')
  return isInternational ? international : digits.replace(/^0/, '')
}
