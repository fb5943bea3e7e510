import { raiseDigits } from './raiseDigits.ts'
import { tidyDocument } from './tidyDocument.ts'

/**
 * Returns the text of a clipboard for a field without structure: its plain text, or that of its HTML, where the plain
 * text would say something else: spreadsheets put cells of several lines in quotes, and a raised number is an ordinary
 * one in it.
 */
export function clipboardText(clipboard: Pick<DataTransfer, 'getData'>): string {
  const text = clipboard.getData('text/plain')
  const document = new DOMParser().parseFromString(clipboard.getData('text/html'), 'text/html')
  const { body } = document
  if (raiseDigits(body) === 0 && body.querySelector('table') === null) return text
  tidyDocument(document)
  for (const lineBreak of document.querySelectorAll('br')) lineBreak.replaceWith('\u2028')
  const counts: number[] = []
  return [...document.body.children]
    .filter(({ textContent }) => textContent.trim() !== '')
    .map((block) => markIn(block, counts) + tidyLine(block.textContent))
    .join('\n')
    .replaceAll(/ *\u2028 */g, '\n')
}

const tidyLine = (text: string) => text.replaceAll(/[^\S\u00a0\u202f\u2028]+/g, ' ').trim()

/**
 * Returns the mark before a block, as a plain text has it.
 * @param counts the numbers of the lists above, by level, which are counted on
 */
function markIn(block: Element, counts: number[]): string {
  const level = Number(block.querySelector('li')?.getAttribute('data-aria-level') ?? 0)
  counts.length = Math.min(counts.length, level)
  if (block.localName === 'ul') return '• '
  if (block.localName !== 'ol') return ''
  counts[level - 1] = (counts[level - 1] ?? 0) + 1
  return `${counts[level - 1]}. `
}

/** Returns the number of pictures of a clipboard without a text, such as a photo of the screen. */
export function picturesIn(clipboard: DataTransfer): number {
  const hasText = ['text/plain', 'text/html'].some((format) => clipboard.getData(format) !== '')
  return hasText ? 0 : [...clipboard.files].filter(({ type }) => type.startsWith('image/')).length
}
