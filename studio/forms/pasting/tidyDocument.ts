import { raiseDigits } from './raiseDigits.ts'
import { type LeftOut, removeUnsupported } from './removeUnsupported.ts'

export type Tidied = {
  leftOut: LeftOut
  /** The texts of the cells of each table. */
  tables: string[][][]
  /** The first marks of numbered lists that do not begin with 1, such as “4.” or “a)”. */
  renumbered: string[]
}

const headings = 'h1, h2, h3, h4, h5, h6'
const lists = 'ul, ol'
const blocks = `${headings}, ${lists}, p, li, div, section, article, main, header, footer, aside, nav, address, figure, figcaption, blockquote, pre, dl, dt, dd, details, summary, fieldset, form, center, table, caption, hr`
/** The attribute with the mark that an entry of a list had. */
const markName = 'data-mark'
const keptElements = `${headings}, ${lists}, p, li, a[href], strong, b, em, i, br`

/**
 * Reduces another program's document to paragraphs, headings, list entries, bold, italics, links and line breaks, in
 * flat HTML without the program's attributes. A list entry's level is in `data-aria-level`, as in Word Online.
 */
export function tidyDocument(document: Document): Tidied {
  const { body } = document
  const leftOut = removeUnsupported(body)
  raiseDigits(body)
  for (const element of body.querySelectorAll<HTMLElement>('pre, [style*="white-space"]'))
    if (element.localName === 'pre' || /^(?:pre|break)/.test(element.style.whiteSpace))
      linesToBreaks(element)
  for (const list of body.querySelectorAll('ol')) keepFirstMark(list)
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) styleToElements(element)
  for (const entry of body.querySelectorAll<HTMLElement>('p, div')) wordListToList(entry)
  for (const heading of body.querySelectorAll('[role=heading]')) rename(heading, 'h3')
  const tables = [...body.querySelectorAll('table')].flatMap((table) => rowsToParagraphs(table))
  for (const entry of body.querySelectorAll('li')) linesOfEntry(entry)
  for (const element of body.querySelectorAll(`a, ${headings}`)) joinBlocks(element)
  for (const element of body.querySelectorAll('*'))
    if (!element.matches(`${keptElements}, ${blocks}`)) unwrap(element)
  for (const element of body.querySelectorAll('strong, b, em, i'))
    if (element.querySelector(blocks)) unwrap(element)
  body.normalize()
  const flat = document.createElement('body')
  flatten(body, flat)
  body.replaceWith(flat)
  const renumbered = renumberedIn(flat)
  for (const element of flat.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (name !== 'href' && name !== 'data-aria-level') element.removeAttribute(name)
  return { leftOut, tables, renumbered }
}

/** Replaces the line breaks of preformatted text with `br` elements. */
function linesToBreaks(element: HTMLElement) {
  for (const node of [...element.childNodes])
    if (node instanceof HTMLElement) linesToBreaks(node)
    else if (node instanceof Text && node.data.includes('\n')) {
      const { ownerDocument } = element
      const lines = node.data.split('\n')
      node.replaceWith(
        ...lines.flatMap((line, place) =>
          place > 0 ? [ownerDocument.createElement('br'), line] : [line],
        ),
      )
    }
}

/** The first mark of a list, by list style. */
const firstMarks = [
  [/^(?:a$|lower-(?:alpha|latin))/, 'a.'],
  [/^(?:A$|upper-(?:alpha|latin))/, 'A.'],
  [/^(?:i$|lower-roman)/, 'i.'],
  [/^(?:I$|upper-roman)/, 'I.'],
] as const

/** Stores the mark that the browser draws for the first entry of a numbered list. */
function keepFirstMark(list: HTMLOListElement) {
  const entry = list.querySelector('li')
  const style = entry?.style.listStyleType || list.style.listStyleType || list.type
  const [, mark] = firstMarks.find(([pattern]) => pattern.test(style)) ?? []
  if (!entry?.hasAttribute(markName)) entry?.setAttribute(markName, mark ?? `${list.start}.`)
}

/** Replaces bold and italic styles with elements. */
function styleToElements(element: HTMLElement) {
  const { fontWeight, fontStyle } = element.style
  if (/^(normal|400)$/.test(fontWeight) && element.matches('b, strong')) unwrap(element)
  else if (element.querySelector(blocks)) return
  else if (/^(bold|[6-9]00)$/.test(fontWeight)) wrapContents(element, 'strong')
  if (fontStyle === 'italic') wrapContents(element, 'em')
}

function wrapContents(element: HTMLElement, name: string) {
  const wrapper = element.ownerDocument.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function rename(element: Element, name: string) {
  if (element.matches(headings)) return
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Turns a paragraph that Word draws with a list mark into a list. */
function wordListToList(paragraph: HTMLElement) {
  const level = /mso-list:\s*l\d+\s+level(\d+)/.exec(paragraph.getAttribute('style') ?? '')?.[1]
  if (level === undefined) return
  const mark = [...paragraph.querySelectorAll('[style]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  )
  const isNumbered = /[\p{Letter}\p{Number}]+[.)]/u.test(mark?.textContent ?? '')
  const words = mark?.textContent.trim()
  mark?.remove()
  const { ownerDocument } = paragraph
  const list = ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
  const entry = list.appendChild(ownerDocument.createElement('li'))
  entry.setAttribute('data-aria-level', level)
  if (words) entry.setAttribute(markName, words)
  entry.append(...paragraph.childNodes)
  paragraph.replaceWith(list)
}

/**
 * Replaces a table with one paragraph per row, and returns the texts of its cells. Layout tables are replaced with
 * their contents.
 */
function rowsToParagraphs(table: HTMLTableElement): string[][][] {
  const { ownerDocument } = table
  const rows = [...table.rows].map(({ cells }) => [...cells])
  const isLayout =
    table.getAttribute('role') === 'presentation' ||
    table.querySelector(`table, ${headings}`) !== null ||
    rows.every(({ length }) => length < 2)
  if (!isLayout) for (const cell of rows.flat()) joinBlocks(cell)
  const texts = rows.map((cells) => cells.map(textOf))
  const caption = table.caption?.childNodes ?? []
  const content = isLayout
    ? rows.flat().map((cell) => inElement('div', cell.childNodes))
    : rows.map((cells) => {
        const filled = cells.filter(({ textContent }) => textContent.trim() !== '')
        const parts = filled.map((cell, place) => [...(place ? [' · '] : []), ...cell.childNodes])
        return inElement('p', parts.flat())
      })
  table.replaceWith(inElement('div', caption), ...content)
  return isLayout ? [] : [texts]

  function inElement(name: string, nodes: Iterable<Node | string>) {
    const element = ownerDocument.createElement(name)
    element.append(...nodes)
    return element
  }
}

const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim()

/** Joins the blocks and lines inside an element with spaces. */
function joinBlocks(element: Element) {
  for (const block of element.querySelectorAll(`${blocks}, br`))
    block.replaceWith(...block.childNodes, ' ')
}

/** Replaces the paragraphs inside a list entry with lines. */
function linesOfEntry(entry: Element) {
  for (const block of entry.querySelectorAll(blocks))
    if (!block.matches(`${lists}, li`) && block.closest('li') === entry) {
      const { ownerDocument: document } = entry
      block.replaceWith(
        document.createElement('br'),
        ...block.childNodes,
        document.createElement('br'),
      )
    }
}

/** Moves the contents of an element to a body, as paragraphs, headings and lists of one entry. */
function flatten(parent: Element, body: HTMLElement, level = 0) {
  let current: HTMLElement | undefined
  for (const node of [...parent.childNodes])
    if (node instanceof Element && node.matches(blocks)) {
      flatten(node, body, node.matches(lists) ? level + 1 : level)
      current = undefined
    } else if (!(node instanceof Comment)) {
      current ??= appendBlock(body, parent, level)
      current.append(node)
    }
}

/** Appends an empty block to a body, of the same kind as a block of the pasted document. */
function appendBlock(body: HTMLElement, like: Element, level: number): HTMLElement {
  const { ownerDocument: document } = body
  if (!like.matches('li'))
    return body.appendChild(document.createElement(like.matches(headings) ? like.localName : 'p'))
  const isNumbered = like.parentElement?.matches('ol')
  const list = body.appendChild(document.createElement(isNumbered ? 'ol' : 'ul'))
  const entry = list.appendChild(document.createElement('li'))
  entry.setAttribute('data-aria-level', like.getAttribute('data-aria-level') ?? `${level}`)
  entry.setAttribute(markName, like.getAttribute(markName) ?? '')
  return entry
}

/** Returns the first marks of numbered lists that do not begin with 1. */
function renumberedIn(flat: HTMLElement): string[] {
  const levels: number[] = []
  const filled = [...flat.children].filter(({ textContent }) => textContent.trim() !== '')
  return filled.flatMap((list) => {
    const entry = list.matches(lists) ? list.firstElementChild : null
    const level = Number(entry?.getAttribute('data-aria-level') ?? 0)
    while ((levels.at(-1) ?? 0) > level) levels.pop()
    const isFirst = level > (levels.at(-1) ?? 0)
    if (isFirst) levels.push(level)
    const mark = entry?.getAttribute(markName) ?? ''
    return isFirst && list.matches('ol') && !/^\(?1[.)]?$/.test(mark) && mark ? [mark] : []
  })
}

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes)
}
