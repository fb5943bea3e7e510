import { portableTextToMarkdown } from '@portabletext/markdown'
import { addressOf, markdownAddress } from '../../shared/content/addresses.ts'
import type { RichTextBlock } from '../../shared/content/shapes/richText.ts'
import { languages } from '../../shared/languages.ts'
import type { Page, Site } from '../../web/model/types.ts'
import type { LanguageContent } from './contentModules.ts'
import type { SiteFile } from './siteOutput.ts'
import { textFile } from './siteOutput.ts'
import { type AnyText, isText, notRead } from './texts.ts'

type Block = Omit<RichTextBlock, 'style' | '_key' | 'children' | 'markDefs'> & {
  style: string
  markDefs: { _type: 'link'; _key: string; href: string }[]
  children: { _type: 'span'; text: string; marks: string[] }[]
}

/** Returns a block of rich text with one text in it, which may be a link. */
function block(style: string, text: string, { href = '', isItem = false } = {}): Block {
  return {
    _type: 'block',
    style,
    ...(isItem && { listItem: 'bullet' as const, level: 1 }),
    markDefs: href ? [{ _type: 'link', _key: 'link', href }] : [],
    children: [{ _type: 'span', text, marks: href ? ['link'] : [] }],
  }
}

/** Returns each page that search engines may list as Markdown, for machines that read. */
export function markdownFiles({ site, pages }: LanguageContent, siteUrl: string): SiteFile[] {
  return listed(pages).map((page) =>
    textFile(
      markdownAddress(addressOf(page.path, site.language)).slice(1),
      pageMarkdown(page, site, siteUrl),
    ),
  )
}

/** Returns llms.txt (llmstxt.org): what the site is, and its pages as Markdown in each language. */
export function llmsTxt(contents: LanguageContent[], siteUrl: string): string {
  const [first] = contents
  if (first === undefined) return ''
  const { companyName, blurb } = first.site
  const sections = contents.flatMap(({ site, pages }): Block[] => {
    const name = languages.find(({ code }) => code === site.language)?.name ?? site.language
    const links = listed(pages).map(({ path, title, seo }) => {
      const href = new URL(markdownAddress(addressOf(path, site.language)), siteUrl).href
      const link = block('normal', title.value, { href, isItem: true })
      const [description] = block('normal', `: ${seo.description.value}`).children
      return { ...link, children: [...link.children, ...(description ? [description] : [])] }
    })
    return [block('h2', name), ...links]
  })
  return `${portableTextToMarkdown([
    block('h1', companyName),
    block('blockquote', blurb.value),
    ...sections,
  ])}\n`
}

const listed = (pages: LanguageContent['pages']) =>
  pages.flatMap(({ page }) => (page.seo.hidden ? [] : page))

function pageMarkdown({ hero, path, sections }: Page, { language }: Site, siteUrl: string): string {
  const full = (address: string) => new URL(address, siteUrl).href
  const pageUrl = (target: string) =>
    full(target.startsWith('/files/') ? target : addressOf(target, language))

  const blocksIn = (value: unknown): Block[] => {
    if (Array.isArray(value)) return value.flatMap(blocksIn)
    if (!(value instanceof Object)) return []
    if (isText(value)) return textBlocks(value.value)
    const fields = Object.entries(value).filter(([field]) => !notRead.has(field))
    const href = targetOf(value)
    const parts = fields.flatMap(([field, inner]) =>
      plainFields.has(field) && inner ? [block('normal', String(inner))] : blocksIn(inner),
    )
    const [title, ...others] = parts
    if (title === undefined || !('_key' in value || '_id' in value)) return parts
    const name = textOf(title)
    const rest = others.map(textOf)
    // A list of names and figures is one of lines.
    if (others.every(isShort))
      return [block('normal', [name, ...rest].join(', '), { href, isItem: true })]
    return [block('h3', name, { href }), ...others]
  }

  const textBlocks = (value: AnyText['value']) =>
    [value].flat().map((entry) => {
      if (typeof entry === 'string') return block('normal', entry, { isItem: Array.isArray(value) })
      const links = entry.markDefs.map((link) => ({
        _key: link._key,
        _type: 'link' as const,
        href: link._type === 'webLink' ? link.url : pageUrl(link.page),
      }))
      return { ...entry, markDefs: links }
    })

  const targetOf = (value: object): string => {
    const inner = 'file' in value && value.file instanceof Object ? value.file : value
    const target = ['path', 'page'].map((field) => Reflect.get(inner, field))
    const path = target.find((path) => typeof path === 'string')
    return path ? pageUrl(path) : ''
  }

  const body = sections.flatMap((section): Block[] => {
    if (section._type === 'faqs')
      return section.categories.flatMap(({ title, faqs }) => [
        block('h2', title.value),
        ...blocksIn(faqs),
      ])
    const { heading, anchor: _, _key, ...content } = section
    return [block('h2', heading.value), ...blocksIn(content)]
  })
  const source = full(addressOf(path, language))
  return `${portableTextToMarkdown([
    block('h1', hero.heading.value),
    block('normal', hero.text.value),
    block('normal', source, { href: source }),
    ...body,
  ])}\n`
}

/** Fields that are the same in all languages. */
const plainFields = new Set(['name', 'year'])

/** The most characters of a text that stands in a line with others. */
const longestInLine = 60

const textOf = ({ children }: Block): string => children.map(({ text }) => text).join('')

const isShort = (item: Block) =>
  item.style === 'normal' && !item.listItem && textOf(item).length <= longestInLine
