/**
 * Returns the number of days in the English text of a key figure, such as “21 days”. Returns undefined for other
 * figures, which no chart draws. Figures are texts, because each language writes them in its own way.
 */
export function parseDays(english = ''): number | undefined {
  const [, digits] = /^(\d{1,3}) days$/.exec(english) ?? []
  return digits === undefined ? undefined : Number(digits)
}
