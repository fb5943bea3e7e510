/** Returns a text as a string of CSS that cannot end the style element around it. */
export function cssString(text: string): string {
  const escaped = text.replace(/["\\<\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)
  return `"${escaped}"`
}
