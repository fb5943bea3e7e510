import { placedCells } from '../pasting/placedCells.ts'
import { raiseDigits } from '../pasting/raiseDigits.ts'
import { type LeftOut, removeUnsupported } from '../pasting/removeUnsupported.ts'
import { tidyText } from '../pasting/tidyText.ts'

/** The content of a clipboard for a table. */
export type CopiedTable = {
  rows: string[][]
  /** Whether the first row is marked as heads. */
  hasHeads: boolean
  /** The number of merged cells. Each is split into a cell with the text, and empty cells. */
  merged: number
  leftOut?: LeftOut
  /** The removed links of cells, which are plain text. */
  links: { words: string; address: string }[]
  /** The first words beside the table, which are left out. */
  beside: string
}

/**
 * Returns the table in a clipboard: from the HTML, which spreadsheets and word processors write, or else from the tabs
 * and lines of the plain text. A single text is a table of one cell.
 * @returns undefined if there is no text
 */
export function readCopiedCells(html: string, text: string): CopiedTable | undefined {
  const copied = readHtml(html) ?? {
    ...{ rows: readLines(text), hasHeads: false, merged: 0, links: [], beside: '' },
  }
  return copied.rows.length > 0 ? copied : undefined
}

/** Returns the table in a clipboard, or undefined if it is a single text. */
export function readCopiedTable(html: string, text: string): CopiedTable | undefined {
  const copied = readCopiedCells(html, text)
  return copied && (copied.rows.length > 1 || (copied.rows[0]?.length ?? 0) > 1)
    ? copied
    : undefined
}

function readHtml(html: string): CopiedTable | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const leftOut = removeUnsupported(body)
  raiseDigits(body)
  // A table that contains another table is only layout.
  const table = [...body.querySelectorAll('table')].find(
    (one) => one.querySelector('table') === null,
  )
  if (!table) return undefined
  const links = [...table.querySelectorAll('a')].flatMap((link) => {
    const [words, address] = [lineOf(link.textContent), link.getAttribute('href') ?? '']
    const isShown = words === '' || withoutScheme(address) === withoutScheme(words)
    return isShown || !/^(?:https?|mailto|tel):/i.test(address) ? [] : [{ words, address }]
  })
  const all = placedCells(table)
  const width = Math.max(0, ...all.map((one) => one.column + one.width))
  const [first] = all
  // A first cell across all columns is a title, not a row.
  const isTitle = first && width > 1 && first.width === width && first.height < table.rows.length
  const title = isTitle ? first : undefined
  const cells = all.filter((one) => one !== title)
  const rows = Array.from({ length: table.rows.length }, () =>
    Array.from({ length: width }, () => ''),
  )
  for (const { cell, line, column } of cells) rows[line]?.splice(column, 1, cellText(cell))
  const firstLine = title?.height ?? 0
  const head = table.rows[firstLine]
  const isHead = head?.parentElement?.tagName === 'THEAD'
  const hasHeads = isHead || [...(head?.cells ?? [])].every(({ tagName }) => tagName === 'TH')
  const titleWords = title ? cellText(title.cell) : ''
  table.remove()
  return {
    ...{ rows: withoutEmptyEnds(rows.slice(firstLine)), hasHeads, leftOut, links },
    merged: cells.filter(({ width, height }) => width > 1 || height > 1).length,
    beside: lineOf(`${titleWords} ${cellText(body)}`),
  }
}

const withoutScheme = (address: string) =>
  address.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '')

/** Returns the words of a cell, with a line for each paragraph and break. */
function cellText(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement
  for (const br of copy.querySelectorAll('br')) br.replaceWith('\u2028')
  for (const block of copy.querySelectorAll('p, div, li')) block.append('\u2028')
  return copy.textContent.split('\u2028').map(lineOf).filter(Boolean).join('\n')
}

/** Returns a text as one line. Keeps non-breaking spaces in numbers and before French punctuation. */
const lineOf = (text: string) => tidyText(text, 'fr').trim()

/** Splits text into lines and, at tabs, into cells. Quoted cells may contain both. */
function readLines(text: string): string[][] {
  if (!/[\t\r\n]/.test(text.trim())) return withoutEmptyEnds([[lineOf(text)]])
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  for (let match = cell.exec(source); match; match = cell.exec(source)) {
    const [all, quoted, plain = '', end] = match
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '\n') rows.push([])
    if (end === '' || all === '') break
  }
  return withoutEmptyEnds(rows)
}

/** Returns rows of equal length, without trailing empty rows and columns. */
function withoutEmptyEnds(rows: string[][]): string[][] {
  const height = rows.findLastIndex((row) => row.some((words) => words !== '')) + 1
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((words) => words !== '') + 1))
  return rows
    .slice(0, height)
    .map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
}

/** Returns rows in the clipboard formats that spreadsheets and word processors paste. */
export function writeCopiedTable(rows: readonly (readonly string[])[]) {
  const quoted = (words: string) =>
    /[\t\n"]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words
  const escaped = (words: string) =>
    words
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\n', '<br>')
  const line = (row: readonly string[]) =>
    `<tr>${row.map((words) => `<td>${escaped(words)}</td>`).join('')}</tr>`
  return {
    text: rows.map((row) => row.map(quoted).join('\t')).join('\n'),
    html: `<table><tbody>${rows.map(line).join('')}</tbody></table>`,
  }
}
