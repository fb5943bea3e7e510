/** Marks of lists in pasted text. Google Docs and Word write them before each line. */
const bullet = /^[•◦▪‣·●○■–—*-]\s+/
const number = /^(?:\d{1,2}[.)]|[a-z]\))\s+/

/**
 * Returns the points of a pasted text, one for each line that is not empty, without bullets. Numbers are removed if
 * each line has one, because a single point may begin with a number.
 */
export function pastedPoints(text: string): string[] {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim().replace(bullet, ''))
    .filter((line) => line !== '')
  const isNumbered = lines.every((line) => number.test(line))
  return lines
    .map((line) => (isNumbered ? line.replace(number, '') : line))
    .map((line) => line.replaceAll(/\s*\t\s*/g, ' '))
}
