import { bulletMark, numberMark, symbolMark } from './listMarks.ts'

/** A paragraph, or an entry of a list with its mark. */
type Item = { mark: string; lines: string[]; level: number }

/**
 * Converts plain text of several lines to a document of paragraphs, separated by empty lines, and list entries.
 * Hard-wrapped lines, as in text from a PDF or a mail, are joined.
 */
export function textToDocument(text: string): Document {
  const document = new DOMParser().parseFromString('', 'text/html')
  const append = (name: string, parent: HTMLElement = document.body) =>
    parent.appendChild(document.createElement(name))
  for (const { mark, lines, level } of parseItems(text)) {
    const isNumbered = numberMark.test(mark)
    const element = mark === '' ? append('p') : append('li', append(isNumbered ? 'ol' : 'ul'))
    if (mark !== '') element.setAttribute('data-aria-level', `${level}`)
    if (isNumbered) element.setAttribute('data-mark', mark.trim())
    for (const [place, line] of lines.entries()) {
      if (place > 0) append('br', element)
      element.append(line)
    }
  }
  return document
}

function parseItems(text: string): Item[] {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/)
  const width = wrappedWidth(lines)
  const items: Item[] = []
  for (const [index, line] of lines.entries()) {
    const words = line.trim()
    if (words === '') continue
    const before = lines[index - 1] ?? ''
    const current = before.trim() === '' ? undefined : items.at(-1)
    const mark = markOf(words)
    const last = current?.lines.at(-1)
    if (mark !== '' || !current || last === undefined)
      items.push({ mark, lines: [words.slice(mark.length)], level: levelOf(line) })
    else if (isContinued(before, line, width, current))
      current.lines[current.lines.length - 1] = joined(last, words)
    else if (width === undefined && current.mark === '') current.lines.push(words)
    else items.push({ mark, lines: [words], level: 1 })
  }
  return dropFalseMarks(items)
}

const markOf = (words: string) => bulletMark.exec(words)?.[0] ?? numberMark.exec(words)?.[0] ?? ''

/** Google Docs indents the entries of inner lists. */
const levelOf = (line: string) =>
  1 + Math.floor((/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '   ').length / 3)

/**
 * Returns the column at which lines were hard-wrapped, or undefined. Wrapped lines are 60 to 130 characters wide, and
 * most of them end mid-sentence.
 */
function wrappedWidth(lines: string[]): number | undefined {
  const width = Math.max(...lines.map((line) => line.trim().length))
  const ends = lines.filter((line, index) => line.trim() !== '' && lines[index + 1]?.trim())
  const within = ends.filter((line) => !/[.:;!?…]\s*$/.test(line))
  const isPage = width >= 60 && width <= 130
  return isPage && within.length > ends.length / 2 ? width : undefined
}

/**
 * Returns whether a line continues the previous line, which had no room for its first word, or a list entry above it.
 */
function isContinued(before: string, line: string, width: number | undefined, { mark }: Item) {
  const [first = ''] = line.trim().split(/\s/)
  const isFull = width !== undefined && before.trim().length + 1 + first.length > width * 0.85
  return isFull || (mark !== '' && /^\s/.test(line))
}

/** Keeps a hyphen at the end of a line, because it may belong to the word. */
const joined = (line: string, words: string) =>
  /\p{L}-$/u.test(line) ? line + words : `${line} ${words}`

/**
 * Turns marked items that are not a list back into paragraphs with their marks: a number that does not begin a list,
 * such as a heading's, and a single dash.
 */
function dropFalseMarks(items: Item[]): Item[] {
  const runs: Item[][] = []
  for (const [index, item] of items.entries()) {
    const before = items[index - 1]
    if (before && (before.mark === '') === (item.mark === '')) runs.at(-1)?.push(item)
    else runs.push([item])
  }
  return runs.flatMap((run) => {
    const numbers = run.flatMap(({ mark }) => numberMark.exec(mark)?.[1] ?? [])
    const isCounted = numbers.length > 1 && /^[1ai]$/.test(numbers[0] ?? '')
    return run.map((item) => {
      const { mark, lines } = item
      const isEntry = numberMark.test(mark) ? isCounted : symbolMark.test(mark) || run.length > 1
      if (mark === '' || isEntry) return item
      return { mark: '', lines: [mark + lines[0], ...lines.slice(1)], level: 1 }
    })
  })
}
