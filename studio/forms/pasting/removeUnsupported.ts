import { placedCells } from './placedCells.ts'

/**
 * The number of omitted parts of a pasted document, by kind. Rows and columns are hidden rows and columns of tables.
 */
export type LeftOut = {
  pictures: number
  comments: number
  footnotes: number
  deletions: number
  rows: number
  columns: number
}

export const noneLeftOut: LeftOut = {
  pictures: 0,
  comments: 0,
  footnotes: 0,
  deletions: 0,
  rows: 0,
  columns: 0,
}

const pictures = 'img, picture, svg, video, audio, iframe, object, embed, canvas'
/** Text that is struck through: tracked deletions of Word and LibreOffice, and text crossed out by hand. */
const deletions = 'del, s, strike, [style*="line-through"]'
const commentMarks = '.MsoCommentReference, .msocomanchor, a[href^="#cmnt"]'
const commentTexts = '[style*="mso-element:comment"], .msocomtxt'
const footnoteMarks =
  'a[href*="#_ftn"], a[href*="#_edn"], a[href^="#ftnt"], .sdfootnoteanc, .sdendnoteanc, sup a[href*="#cite_note"]'
const footnoteTexts =
  '[style*="mso-element:footnote"], [style*="mso-element:endnote"], [id^="sdfootnote"], [id^="sdendnote"]'

/** Removes the hidden and the unsupported parts of a pasted document, and returns their numbers. */
export function removeUnsupported(body: HTMLElement): LeftOut {
  const hidden = { columns: removeHiddenColumns(body), rows: removeHiddenRows(body) }
  removeHidden(body)
  return {
    ...hidden,
    deletions: remove(body, deletions),
    comments: removeNotes(body, commentMarks, commentTexts),
    footnotes: removeNotes(body, footnoteMarks, footnoteTexts),
    pictures: removePictures(body),
  }
}

/** Removes the columns that Excel hides, and returns the number of removed columns with text. */
function removeHiddenColumns(body: HTMLElement): number {
  let count = 0
  for (const table of body.querySelectorAll('table')) {
    const columns = [...table.querySelectorAll('col')].flatMap((column) =>
      Array.from({ length: column.span }, () => column.style.display === 'none'),
    )
    const hidden = new Set(columns.flatMap((isHidden, index) => (isHidden ? [index] : [])))
    const withText = new Set<number>()
    for (const { cell, column, width } of hidden.size > 0 ? placedCells(table) : []) {
      const rest = Array.from({ length: width }, (_, right) => column + right).filter(
        (place) => !hidden.has(place),
      )
      if (rest.length > 0) cell.colSpan = rest.length
      else {
        if (cell.textContent.trim() !== '') withText.add(column)
        cell.remove()
      }
    }
    count += withText.size
  }
  return count
}

/**
 * Removes the rows that a spreadsheet hides, and returns the number of removed rows with text. Merged cells stay in the
 * other rows that they span.
 */
function removeHiddenRows(body: HTMLElement): number {
  let count = 0
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows]
    const hidden = rows.filter(({ style }) => style.display === 'none')
    const cells = hidden.length > 0 ? placedCells(table) : []
    for (const { cell, line, column, height } of cells.filter(({ height }) => height > 1)) {
      const rest = rows.slice(line, line + height).filter((row) => !hidden.includes(row))
      const [first] = rest
      if (!first) continue
      cell.rowSpan = rest.length
      const next = cells.find((one) => rows[one.line] === first && one.column > column)
      if (first !== rows[line]) first.insertBefore(cell, next?.cell ?? null)
    }
    for (const row of hidden) row.remove()
    count += hidden.filter(({ textContent }) => textContent.trim() !== '').length
  }
  return count
}

function removeHidden(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('[hidden], [style]'))
    if (
      element.hidden ||
      element.style.display === 'none' ||
      /mso-hide:\s*all/.test(element.getAttribute('style') ?? '')
    )
      element.remove()
  for (const element of body.querySelectorAll('script, style, template, noscript, title, meta'))
    element.remove()
}

/** Removes elements, and returns the number of outermost elements that were not empty. */
function remove(body: HTMLElement, selector: string): number {
  const removed = [...body.querySelectorAll(selector)].filter(
    (element) => !element.parentElement?.closest(selector),
  )
  for (const element of removed) element.remove()
  return removed.filter(({ textContent }) => textContent.trim() !== '').length
}

/** Removes notes and their marks in the text, and returns the number of notes. */
function removeNotes(body: HTMLElement, marks: string, texts: string): number {
  // Texts of notes are removed first, because they contain marks too, which link back.
  const ofTexts = remove(body, texts)
  return remove(body, marks) || ofTexts
}

/** Removes pictures, and returns their number. Emoji are pictures on some websites. */
function removePictures(body: HTMLElement): number {
  const removed = [...body.querySelectorAll(pictures)].filter(
    (element) => !element.parentElement?.closest(pictures),
  )
  let count = 0
  for (const element of removed) {
    const alt = element.getAttribute('alt') ?? ''
    const isEmoji = /^\p{Extended_Pictographic}/u.test(alt)
    // Tracking pixels, and the check boxes of Google Docs, are not reported.
    const isNone =
      element.getAttribute('width') === '1' || element.matches('[aria-roledescription=checkbox]')
    if (!isEmoji && !isNone) count++
    element.replaceWith(isEmoji ? alt : '')
  }
  return count
}
