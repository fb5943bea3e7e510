const letters: Record<string, string> = {
  ...{ a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ó', u: 'ú', y: 'ý' },
  ...{ A: 'Á', C: 'Ç', E: 'É', I: 'Í', N: 'Ñ', O: 'Ó', U: 'Ú', Y: 'Ý' },
}

/**
 * Returns a text of the site, or a list or rich text, with accents and in brackets. The `{placeholders}` of
 * messages stay unchanged.
 */
export function accented(value: unknown): unknown {
  if (typeof value === 'string')
    return `[${value.replace(/\{\w+\}|[A-Za-z]/g, (match) => letters[match] ?? match)}]`
  if (Array.isArray(value)) return value.map(accented)
  if (typeof value !== 'object' || value === null) return value
  return {
    ...value,
    ...('text' in value && { text: accented(value.text) }),
    ...('children' in value && { children: accented(value.children) }),
  }
}
