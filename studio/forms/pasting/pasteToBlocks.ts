import { htmlToPortableText } from '@portabletext/html'
import { z } from 'zod'
import { nestLists } from '../../../shared/content/shapes/richText.ts'
import type { Language } from '../../../shared/languages.ts'
import { type PastedLink, type SitePages, toLink } from './pastedLink.ts'
import { type Tidied, tidyDocument } from './tidyDocument.ts'
import { tidyText } from './tidyText.ts'

type Text = { text: string; marks: string[] }

type PastedBlock = {
  _type: 'block'
  _key: string
  style: 'normal' | 'h3'
  listItem?: 'bullet' | 'number'
  level?: number
  markDefs: (PastedLink & { _key: string })[]
  children: (Text & { _type: 'span'; _key: string })[]
}

export type PastedText = Tidied & {
  blocks: PastedBlock[]
  /** The words of removed links, with their addresses, which content cannot link to. */
  unlinked: { words: string; address: string }[]
}

/** The deepest level of lists. */
const deepest = 5

/** The blocks into which the library converts a tidied document. */
const converted = z.array(
  z.object({
    style: z.string().default('normal'),
    listItem: z.enum(['bullet', 'number']).optional(),
    level: z.number().default(1),
    markDefs: z.array(z.object({ _key: z.string(), href: z.string() })).default([]),
    children: z.array(z.object({ text: z.string(), marks: z.array(z.string()).default([]) })),
  }),
)

type PasteOptions = { language: Language; pages: SitePages; keyGenerator: () => string }

/**
 * Converts a pasted document to the site's rich text: paragraphs, sub-headings, lists, bold, italics and links. Also
 * returns the unsupported parts, which are left out, so that editors are told.
 * @param document is changed
 */
export function pasteToBlocks(document: Document, options: PasteOptions): PastedText {
  const { language, pages, keyGenerator } = options
  const tidied = tidyDocument(document)
  const html = document.body.innerHTML
  const source = htmlToPortableText(html, { keyGenerator, parseHtml: () => document })
  const unlinked: PastedText['unlinked'] = []
  const blocks = converted.parse(source).flatMap((block) => {
    const { style, listItem, level, markDefs, children } = block
    const isHeading = listItem === undefined && /^h\d$/.test(style)
    const links = new Map<string, PastedBlock['markDefs'][number]>()
    for (const { _key, href } of markDefs) {
      const link = toLink(href, pages)
      const words = children.filter(({ marks }) => marks.includes(_key))
      if (link) links.set(_key, { _key, ...link })
      else
        unlinked.push({
          words: words
            .map(({ text }) => text)
            .join('')
            .trim(),
          address: href,
        })
      // Visitors read these words: the address of a redirect service is replaced with the address of the link.
      if (link?._type === 'webLink' && link.url !== URL.parse(href)?.href)
        for (const span of words) if (span.text.trim() === href) span.text = link.url
    }
    const lines = linesOf(children).map((line) =>
      line.map(({ text, marks }) => ({
        text: tidyText(text, language),
        marks: marks.filter((mark) =>
          mark === 'strong' ? !isHeading : mark === 'em' || links.has(mark),
        ),
      })),
    )
    return paragraphsOf(lines, { listItem, isHeading }).map((texts): PastedBlock => {
      const used = new Set(texts.flatMap(({ marks }) => marks))
      return {
        _type: 'block',
        _key: keyGenerator(),
        style: isHeading ? 'h3' : 'normal',
        ...(listItem && { listItem, level: Math.min(level, deepest) }),
        markDefs: [...links.values()].filter(({ _key }) => used.has(_key)),
        children: texts.map((text) => ({ _type: 'span', _key: keyGenerator(), ...text })),
      }
    })
  })
  return { ...tidied, blocks: nestLists(blocks), unlinked }
}

/** Splits the spans of a block at its line breaks. */
function linesOf(spans: Text[]): Text[][] {
  const lines: Text[][] = [[]]
  for (const { text, marks } of spans)
    for (const [place, part] of text.split('\n').entries()) {
      if (place > 0) lines.push([])
      lines.at(-1)?.push({ text: part, marks })
    }
  return lines
}

/** Joins lines to paragraphs at empty lines. A heading is one line, and a list entry one paragraph. */
function paragraphsOf(
  lines: Text[][],
  { listItem, isHeading }: { listItem: string | undefined; isHeading: boolean },
): Text[][] {
  const paragraphs: Text[][] = [[]]
  for (const line of lines) {
    const isEmpty = line.every(({ text }) => text.trim() === '')
    if (isEmpty && !isHeading && !listItem) paragraphs.push([])
    if (isEmpty) continue
    const paragraph = paragraphs.at(-1) ?? []
    const last = paragraph.at(-1)
    if (last) last.text = `${last.text.trimEnd()}${isHeading ? ' ' : '\n'}`
    for (const { text, marks } of line) append(paragraph, text, marks)
  }
  return paragraphs.map(withoutSpaceAtEnd).filter((paragraph) => paragraph.length > 0)
}

/** Appends text to a paragraph, without leading and double spaces. */
function append(paragraph: Text[], text: string, marks: string[]) {
  const last = paragraph.at(-1)
  const added = !last || /\s$/.test(last.text) ? text.trimStart() : text
  if (added === '') return
  if (last && last.marks.join() === marks.join()) last.text += added
  else paragraph.push({ text: added, marks })
}

function withoutSpaceAtEnd(paragraph: Text[]): Text[] {
  const last = paragraph.at(-1)
  if (!last) return paragraph
  const spansBefore = paragraph.slice(0, -1)
  const text = last.text.trimEnd()
  return text === '' ? withoutSpaceAtEnd(spansBefore) : [...spansBefore, { ...last, text }]
}
