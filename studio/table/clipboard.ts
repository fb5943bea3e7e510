/** What a clipboard has for a table. */
export type CopiedTable = {
  rows: string[][]
  /** The cells that were merged, which become one with the text and empty ones. */
  merged: number
  /** The hidden rows that are left out. */
  hidden: number
  /** The first words beside the table, which are left out. */
  beside: string
}

/**
 * Returns the table of a clipboard: that of its HTML, which spreadsheets and word processors write, or else the tabs and
 * lines of its text.
 * @returns undefined if it has a single text
 */
export function readCopiedTable(html: string, text: string): CopiedTable | undefined {
  const copied = readHtml(html) ?? { rows: readLines(text), merged: 0, hidden: 0, beside: '' }
  const isSingle = copied.rows.length < 2 && (copied.rows[0]?.length ?? 0) < 2
  return isSingle ? undefined : copied
}

function readHtml(html: string): CopiedTable | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const [table, ...others] = body.querySelectorAll('table')
  if (!table) return undefined
  const inside = others.filter((other) => table.contains(other))
  const grid: string[][] = []
  let merged = 0
  let hidden = 0
  const shown = [...table.rows].filter((row) => {
    const isHidden = /display:\s*none/i.test(row.getAttribute('style') ?? '')
    if (isHidden) hidden += 1
    return !isHidden
  })
  for (const [line, row] of shown.entries()) {
    let column = 0
    for (const cell of row.cells) {
      while (grid[line]?.[column] !== undefined) column += 1
      const [width, height] = [cell.colSpan, Math.min(cell.rowSpan, shown.length - line)]
      if (width > 1 || height > 1) merged += 1
      for (let down = 0; down < height; down += 1)
        for (let right = 0; right < width; right += 1) {
          grid[line + down] ??= []
          const target = grid[line + down]
          if (target) target[column + right] = down === 0 && right === 0 ? wordsOf(cell) : ''
        }
      column += width
    }
    grid[line] ??= []
  }
  const rows = withoutEmptyEnds(grid.map((row) => Array.from(row, (words) => words ?? '')))
  for (const other of [...inside, table]) other.remove()
  for (const style of body.querySelectorAll('style, meta, title')) style.remove()
  return rows.length > 0 ? { rows, merged, hidden, beside: lineOf(body.textContent) } : undefined
}

/** Returns the words of a cell, with a line for each paragraph and break. */
function wordsOf(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement
  for (const br of copy.querySelectorAll('br')) br.replaceWith('\u2028')
  for (const block of copy.querySelectorAll('p, div, li')) block.append('\u2028')
  return (copy.textContent ?? '').split('\u2028').map(lineOf).filter(Boolean).join('\n')
}

/** Returns a text in one line, with plain spaces. */
const lineOf = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** Returns the cells of lines with tabs; quoted ones may contain both. */
function readLines(text: string): string[][] {
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

/** Returns rows of equal length, without empty ones at the end, and without empty columns at the end. */
function withoutEmptyEnds(rows: string[][]): string[][] {
  const height = rows.findLastIndex((row) => row.some((words) => words !== '')) + 1
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((words) => words !== '') + 1))
  return rows
    .slice(0, height)
    .map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
}

/** Returns rows as spreadsheets and word processors paste them. */
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
