import { normalizeText, withoutReordering } from '../../../shared/text/visibleText.ts'

/** Converts a pasted text to a single line, without line breaks, tabs and invisible characters. */
export function toLine(text: string): string {
  return withoutReordering(normalizeText(text))
    .replace(/^[\t\n]+|[\t\n]+$/g, '')
    .replace(/ *[\t\n]+ */g, ' ')
}
