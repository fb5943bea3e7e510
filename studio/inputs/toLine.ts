/** Returns a pasted text for a field of one line: without line breaks, tabs and characters that have no width. */
export function toLine(text: string): string {
  return text
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/^[\t\r\n]+|[\t\r\n]+$/g, '')
    .replace(/ *[\t\r\n\u2028\u2029]+ */g, ' ')
}
