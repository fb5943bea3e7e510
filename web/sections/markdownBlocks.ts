import { contactPath, medicineListPath } from '../../shared/content/addresses/paths.ts'
import type { InLanguage, Text } from '../../shared/content/languages/inLanguage.ts'
import type { RichTextBlock } from '../../shared/content/shapes/richText.ts'
import type { Action, Site } from '../model/types.ts'

/** The context in which sections are written as Markdown. */
export type MarkdownContext = {
  site: Site
  /** The path of the page. */
  path: string
  /** A page's full address, in the site's language. */
  urlOf: (path: string) => string
  urlOfFile: (path: string) => string
}

type Span = { _type: 'span'; text: string; marks: string[] }

type Lines = {
  _type: 'block'
  style: string
  children: Span[]
  markDefs: { _type: 'link'; _key: string; href: string }[]
  listItem?: string | undefined
  level?: number | undefined
}

type TableBlock = {
  _type: 'table'
  headerRows: number
  rows: { _type: 'row'; cells: { _type: 'cell'; value: Lines[] }[] }[]
}

/** A block of Markdown in the converter's input format. */
export type MarkdownBlock = Lines | TableBlock

/** A part of a line: plain text, a link, or bold text. */
type Part = string | { text: string; href: string } | { text: string; isStrong: true }

export const link = (text: string, href: string): Part => ({ text, href })

export const strong = (text: string): Part => ({ text, isStrong: true })

function lines(parts: Part[], style = 'normal'): Lines {
  const markDefs = parts.flatMap((part, index) =>
    typeof part === 'object' && 'href' in part
      ? { _type: 'link' as const, _key: String(index), href: part.href }
      : [],
  )
  const children = parts.map((part, index): Span => {
    if (typeof part === 'string') return { _type: 'span', text: part, marks: [] }
    return { _type: 'span', text: part.text, marks: ['href' in part ? String(index) : 'strong'] }
  })
  return { _type: 'block', style, children, markDefs }
}

export const heading = (text: string, level: 1 | 2 | 3 | 4): Lines => lines([text], `h${level}`)

export const paragraph = (...parts: Part[]): Lines => lines(parts)

/** Undefined texts are skipped. */
export const paragraphs = (...texts: (Pick<Text, 'value'> | undefined)[]): Lines[] =>
  texts.flatMap((text) => (text ? paragraph(text.value) : []))

export const quote = (text: string): Lines => lines([text], 'blockquote')

export const item = (...parts: Part[]): Lines => ({
  ...lines(parts),
  listItem: 'bullet',
  level: 1,
})

export const step = (...parts: Part[]): Lines => ({ ...item(...parts), listItem: 'number' })

export const itemsOf = (list: InLanguage<string[]> | undefined): Lines[] =>
  (list?.value ?? []).map((text) => item(text))

export function richText(
  { value }: InLanguage<RichTextBlock[]>,
  { urlOf }: MarkdownContext,
): Lines[] {
  return value.map(({ style, children, markDefs, listItem, level }) => ({
    _type: 'block',
    style,
    children,
    listItem,
    level,
    markDefs: markDefs.map((link) => ({
      _key: link._key,
      _type: 'link',
      href: link._type === 'webLink' ? link.url : urlOf(link.page),
    })),
  }))
}

export function table(heads: string[], rows: string[][]): TableBlock {
  return {
    _type: 'table',
    headerRows: 1,
    rows: [heads, ...rows].map((texts) => ({
      _type: 'row',
      cells: texts.map((text) => ({
        _type: 'cell',
        value: [paragraph(text.replaceAll(/\s+/g, ' '))],
      })),
    })),
  }
}

/**
 * Returns buttons as links. Leaves out buttons that print the page or lead to its medicines, because they have no
 * counterpart in Markdown.
 */
export function actionLinks(
  actions: readonly Action[] | undefined,
  context: MarkdownContext,
): Lines[] {
  return (actions ?? []).flatMap((action) => actionLink(action, context))
}

function actionLink(action: Action, { site, path, urlOf }: MarkdownContext): Lines[] {
  const { phone, emergencyPhone = phone, emails } = site
  const beforeIt = action.label ? `${action.label.value} ` : ''
  switch (action.kind) {
    case 'page':
      return [paragraph(link(action.label.value, urlOf(action.page)))]
    case 'contact':
    case 'assessmentCheck':
      return [paragraph(link(action.label.value, urlOf(contactPath)))]
    case 'medicineList':
      return [paragraph(link(action.label.value, urlOf(medicineListPath(path))))]
    case 'external':
      return [paragraph(link(action.label.value, action.url))]
    case 'phone':
      return [paragraph(beforeIt + phone)]
    case 'emergency':
      return [paragraph(beforeIt + emergencyPhone)]
    case 'email':
      return [paragraph(beforeIt + emails[action.mailbox])]
    case 'medicines':
    case 'print':
      return []
  }
}
