type Figure = { unit: 'days' | 'count'; count: number }

/**
 * Parses the English of a key figure as days, such as “21 days”, or a count, such as “54” or “15+”. Returns undefined
 * for others, such as shares and amounts of money, which no chart draws. Figures are texts, because each language
 * writes them in its own way; the Studio says which are not drawn.
 */
export function parseFigure(english = ''): Figure | undefined {
  const [, digits, unit] = /^(\d{1,3})(\+| days)?$/.exec(english) ?? []
  return digits === undefined
    ? undefined
    : { unit: unit === ' days' ? 'days' : 'count', count: Number(digits) }
}
