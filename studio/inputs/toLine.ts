import { normalizeText, withoutReordering } from '../../shared/visibleText.ts'

/** Returns a pasted text for a field of one line: without line breaks, tabs and characters that nobody sees. */
export function toLine(text: string): string {
  return withoutReordering(normalizeText(text))
    .replace(/^[\t\n]+|[\t\n]+$/g, '')
    .replace(/ *[\t\n]+ */g, ' ')
}
