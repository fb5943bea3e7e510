/** The calling code of Ghana, which callers within the country leave out. */
const homeCode = '233'

/** One or more numbers in any notation: with a plus or zeros, with spaces, hyphens, dots, slashes and brackets. */
const numbers = /(?<!\S)\+?\(?\d[\d ()./\u00a0-]{4,}\d(?!\S)/g

/** A day, a month or a year. */
const date = /^(?:\d{4}-\d\d(?:-\d\d)?|(?:19|20)\d\d)$/

/** What comes before a number that is written without spaces. */
const callingCode = /^(?:(?:\+|00)\d{1,4}|233)(?: ?\(0\))?$/

/**
 * Returns search words with each number as the database has it in the searched text: its digits alone, without what
 * comes before a national number. `024 555 2169`, `+233 24 555 2169` and `00233245552169` are all `245552169`. Digits
 * that may be of several numbers stay apart: each group is then found within its number.
 */
export const searchedTerms = (terms: string): string =>
  terms.replaceAll(numbers, (written) =>
    separateNumbers(written.split(/[ \u00a0]+/))
      .flatMap(searchedNumber)
      .filter((word) => word !== '')
      .join(' '),
  )

/**
 * Returns groups of digits by number. A date, and six or more digits without a space, are a number of their own, except
 * after a calling code.
 */
function separateNumbers(groups: readonly string[]): string[][] {
  const separate: string[][] = []
  let open: string[] | undefined
  for (const group of groups) {
    const isWhole = date.test(group) || digitsOf(group).length >= 6
    const afterCode = open && !date.test(group) && callingCode.test(open.join(' '))
    if (open && (!isWhole || afterCode)) open.push(group)
    else {
      open = [group]
      separate.push(open)
    }
    if (isWhole) open = undefined
  }
  return separate
}

/** Telephone numbers have 9 to 15 digits. */
function searchedNumber(groups: readonly string[]): string[] {
  const written = groups.join(' ')
  const { length } = digitsOf(written)
  const words = length >= 9 && length <= 15 ? [written] : groups
  return words.map((word) => (date.test(word) ? word : significantDigits(word)))
}

const digitsOf = (written: string) => written.replaceAll(/\D/g, '')

function significantDigits(written: string): string {
  const digits = digitsOf(written.replace('(0)', ''))
  const international = digits.replace(/^00/, '')
  const isInternational = written.startsWith('+') || international !== digits
  const isOfHome = international.startsWith(homeCode) && international.length >= 12
  if (isOfHome) return international.slice(homeCode.length).replace(/^0/, '')
  return isInternational ? international : digits.replace(/^0/, '')
}
