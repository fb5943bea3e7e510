type DrawnFigure = { unit: 'days' | 'count'; count: number }

/**
 * Returns what a figure draws, from its English: days, such as “21 days”, or a count, such as “54” or “15+”. Returns
 * undefined for others, such as shares and amounts of money. Figures are texts, because each language writes them in
 * its own way; the Studio tells which are not drawn.
 */
export function drawnFigure(english = ''): DrawnFigure | undefined {
  const [, digits, unit] = /^(\d{1,3})(\+| days)?$/.exec(english) ?? []
  return digits === undefined
    ? undefined
    : { unit: unit === ' days' ? 'days' : 'count', count: Number(digits) }
}
