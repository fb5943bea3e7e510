/** Returns the words of a stored text in one language. */
export function plainOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainOf).join('\n')
  if (!isFields(value) || !Array.isArray(value.children)) return ''
  return value.children.map((span) => (isFields(span) ? String(span.text) : '')).join('')
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
