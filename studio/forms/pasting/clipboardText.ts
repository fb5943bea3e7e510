import { raiseDigits } from './raiseDigits.ts'
import { tidyDocument } from './tidyDocument.ts'

/**
 * Returns the clipboard's text for a plain field: its plain text, or the text of its HTML if the plain text would
 * differ. In plain text, spreadsheets quote cells of several lines, and superscript digits become ordinary digits.
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
 * Returns the list mark of a block, as in plain text.
 * @param counts the current number of each list level, which is incremented
 */
function markIn(block: Element, counts: number[]): string {
  const level = Number(block.querySelector('li')?.getAttribute('data-aria-level') ?? 0)
  counts.length = Math.min(counts.length, level)
  if (block.localName === 'ul') return '• '
  if (block.localName !== 'ol') return ''
  counts[level - 1] = (counts[level - 1] ?? 0) + 1
  return `${counts[level - 1]}. `
}

/** Returns the number of pictures in a clipboard without text, such as a screenshot. */
export function countPictures(clipboard: DataTransfer): number {
  const hasText = ['text/plain', 'text/html'].some((format) => clipboard.getData(format) !== '')
  return hasText ? 0 : [...clipboard.files].filter(({ type }) => type.startsWith('image/')).length
}
